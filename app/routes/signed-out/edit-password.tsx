/** Minimal; its engineer replaces it. */
export default function Screen() {
  return <h1>signed-out/edit-password</h1>
}
