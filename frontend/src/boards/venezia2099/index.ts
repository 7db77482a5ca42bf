export { board } from "../default";
