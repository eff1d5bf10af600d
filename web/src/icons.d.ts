/** A drawing of the game-icons collection: what stands inside an `<svg viewBox="0 0 512 512">`. */
declare module "icon:*" {
  const body: string;
  export default body;
}
