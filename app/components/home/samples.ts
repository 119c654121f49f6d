/** Invented invoices and orders that the product brings along (public/samples), copies of the same files in tests/fixtures. */
export const samples = [
  'invoice-fr-ruled.pdf',
  'invoice-es-plain.pdf',
  'invoice-fr-facturx.pdf',
  'invoice-en-long.pdf',
  'credit-note-fr.pdf',
  'order-fr-boxed.pdf',
  'order-es-groups.pdf',
  'order-en-ruled.pdf',
] as const

/** Fetches them as files, ready to be uploaded like any other. Throws where the server does not answer. */
export async function fetchSamples(): Promise<File[]> {
  return Promise.all(
    samples.map(async (name) => {
      const answer = await fetch(`/samples/${name}`)
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      return new File([await answer.blob()], name, { type: 'application/pdf' })
    }),
  )
}
