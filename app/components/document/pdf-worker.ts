import 'pdfjs-dist/build/pdf.worker.min.mjs'

// A desk that is left while its PDF loads ends the worker amid its work, which the worker throws as an error that nobody can catch from outside.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Error && event.reason.message.startsWith('Worker was terminated')) event.preventDefault()
})
