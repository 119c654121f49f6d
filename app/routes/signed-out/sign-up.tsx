/** Minimal; its engineer replaces it. */
export default function Screen() {
  return <h1>signed-out/sign-up</h1>
}
