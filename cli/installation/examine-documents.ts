import { join } from 'node:path'
import { pdfPath, storedHashes } from '#app/platform/files.server.ts'
import { openToRead } from '#db/client.server.ts'
import { DATABASE } from './archive.ts'
import { hashFile } from './files.ts'
import type { Finding } from './finding.ts'

interface Row {
  id: string
  sha256: string
  file_name: string | null
}

/**
 * Every row has its file, every file its bytes, every file its row. Files are listed before rows, since an upload puts the file first;
 * what seems to belong to nobody is asked again at the end, since its row may just have been written.
 */
export async function examineDocuments(folder: string, onDocument?: (done: number, of: number) => void): Promise<Finding[]> {
  const files = await storedHashes(folder)
  const rows = readRows(folder)
  const findings: Finding[] = []
  for (const [index, row] of rows.entries()) {
    onDocument?.(index, rows.length)
    const found = await hashFile(pdfPath(folder, row.sha256))
    if (found !== row.sha256 && isStillThere(folder, row)) findings.push(complain(folder, row, found === undefined))
  }
  onDocument?.(rows.length, rows.length)
  const named = new Set([...rows, ...readRows(folder)].map(({ sha256 }) => sha256))
  for (const sha256 of files) {
    if (named.has(sha256)) continue
    findings.push({
      check: 'documents',
      status: 'warning',
      file: pdfPath(folder, sha256),
      message: 'No document names this file; an upload or a deletion was broken off.',
      remedy: 'Upload it again to get the document back, or delete the file.',
    })
  }
  if (findings.length > 0) return findings
  const count = `${rows.length} ${rows.length === 1 ? 'document is' : 'documents are'}`
  return [{ check: 'documents', status: 'ok', message: `${count} there with the very bytes that were uploaded.` }]
}

function complain(folder: string, { id, sha256, file_name }: Row, isMissing: boolean): Finding {
  const name = file_name ?? id
  return {
    check: 'documents',
    status: 'failed',
    id,
    file: pdfPath(folder, sha256),
    message: isMissing ? `The PDF of "${name}" is missing.` : `The PDF of "${name}" is damaged: its bytes do not match its hash.`,
    remedy: `Restore a backup, or upload "${name}" again: the same bytes take its place.`,
  }
}

function readRows(folder: string): Row[] {
  const db = openToRead(join(folder, DATABASE))
  try {
    return db.$client.prepare('select id, sha256, file_name from documents where sha256 is not null order by seq').all() as Row[]
  } finally {
    db.$client.close()
  }
}

/** The trash may have been emptied meanwhile. */
function isStillThere(folder: string, { id }: Row): boolean {
  return readRows(folder).some((row) => row.id === id)
}
