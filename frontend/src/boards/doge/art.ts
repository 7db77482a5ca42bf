/** Drawn by hand, shared by the parts of the board. */

/** The outline of an island: a rectangle whose sides swell and shrink a little, never twice the same way. */
export function island(x: number, y: number, width: number, height: number, turn: number): string {
  const sway = (n: number): number => [5, -3, 4, -4, 3, -5][(n + turn) % 6]!;
  const r = 26;
  const [right, bottom] = [x + width, y + height];
  return (
    `M${x + r} ${y}C${x + width * 0.35} ${y + sway(0)} ${x + width * 0.65} ${y - sway(1)} ${right - r} ${y}` +
    `Q${right + 2} ${y} ${right} ${y + r}` +
    `C${right + sway(2)} ${y + height * 0.4} ${right - sway(3)} ${y + height * 0.6} ${right} ${bottom - r}` +
    `Q${right} ${bottom + 2} ${right - r} ${bottom}` +
    `C${x + width * 0.65} ${bottom + sway(4)} ${x + width * 0.35} ${bottom - sway(5)} ${x + r} ${bottom}` +
    `Q${x - 2} ${bottom} ${x} ${bottom - r}` +
    `C${x + sway(1)} ${y + height * 0.6} ${x - sway(2)} ${y + height * 0.4} ${x} ${y + r}` +
    `Q${x} ${y - 2} ${x + r} ${y}Z`
  );
}

/** A small house, 20 wide and 20 high from (0, 0). */
export const HOUSE = "M1 20V9L10 1 19 9V20H12.500V13.500H7.500V20Z";

/** A hexagon with its flat sides left and right, around (0, 0). */
export const HEXAGON = "M0-22 19-11V11L0 22-19 11V-11Z";
