/** Minimal; its engineer replaces it. */
export default function Screen() {
  return <h1>bot/threads</h1>
}
