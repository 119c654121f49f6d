/** What `doctor` found in one place: all well, worth knowing, or wrong. */
export interface Finding {
  check: 'folder' | 'database' | 'documents' | 'space' | 'extraction' | 'model' | 'mail'
  status: 'ok' | 'warning' | 'failed'
  /** One sentence for people. */
  message: string
  /** What to do about it; there wherever something is not well. */
  remedy?: string
  file?: string
  /** Of the document. */
  id?: string
}
