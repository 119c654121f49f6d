/** Minimal; its engineer replaces it. */
export default function Screen() {
  return <h1>settings/products</h1>
}
