import workerAddress from './pdf-worker.ts?worker&url'
import { useEffect, useRef, useState } from 'react'
import { pdfjs } from 'react-pdf'

// The worker comes from the same package as the library, so that their versions cannot differ.
pdfjs.GlobalWorkerOptions.workerSrc = workerAddress

type PdfWorker = InstanceType<typeof pdfjs.PDFWorker>

// A worker takes longer to start than most pages to draw: the next document finds one that is ready. Each document has its own,
// so that one that keeps its worker busy for ever takes nothing from the others.
let spare: PdfWorker | undefined = new pdfjs.PDFWorker()

function takeSpare(): PdfWorker {
  const taken = spare ?? new pdfjs.PDFWorker()
  spare = undefined
  return taken
}

/** A worker for one document, as long as it is shown. */
export function usePdfWorker(): PdfWorker {
  const [worker] = useState(takeSpare)
  const ending = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => {
    // Strict mode lets go and takes again at once.
    clearTimeout(ending.current)
    const readying = setTimeout(() => (spare ??= new pdfjs.PDFWorker()), CALM)
    return () => {
      clearTimeout(readying)
      ending.current = setTimeout(() => worker.destroy())
    }
  }, [worker])
  return worker
}

/** Milliseconds in which the page itself is drawn first. */
const CALM = 2000
