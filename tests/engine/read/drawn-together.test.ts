import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readDocument } from '#app/engine/read/pdf.ts'

/** A line of Helvetica at ten points, by operators as written. */
async function words(content: string): Promise<string[]> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  page.node.setFontDictionary(PDFName.of('F1'), font.ref)
  page.node.set(PDFName.Contents, page.node.context.register(page.node.context.stream(content)))
  const document = await readDocument(await pdf.save())
  return document.pages[0]!.words.map(({ text }) => text)
}

test('a space that word spacing draws together is a kern', async () => {
  expect(await words('BT /F1 10 Tf 60 700 Td -2.63 Tw (Messager ie) Tj ET')).toEqual(['Messagerie'])
})

test('a space that is only narrower than usual parts words', async () => {
  expect(await words('BT /F1 10 Tf 60 700 Td -1.2 Tw (Ref 4711) Tj ET')).toEqual(['Ref', '4711'])
})
