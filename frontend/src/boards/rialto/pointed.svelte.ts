/** The district under the pointer or the keyboard focus, on the map or in the table: its tiles are shown. */
export const pointed = $state<{ district: number | null }>({ district: null });

/** Lets a drawing tell which district is pointed at. */
export function watchDistricts(node: Element): () => void {
  const over = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest("[data-district]") : null;
    pointed.district = target ? Number(target.getAttribute("data-district")) : null;
  };
  const out = () => {
    pointed.district = null;
  };
  node.addEventListener("pointerover", over);
  node.addEventListener("pointerleave", out);
  node.addEventListener("focusin", over);
  node.addEventListener("focusout", out);
  return () => {
    node.removeEventListener("pointerover", over);
    node.removeEventListener("pointerleave", out);
    node.removeEventListener("focusin", over);
    node.removeEventListener("focusout", out);
  };
}
