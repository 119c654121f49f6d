import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '#app/platform/env.server.ts'
import { createPool, Unreadable } from '#app/pool/pool.ts'
import type { Finding } from './finding.ts'
import { tinyPdf } from './tiny-pdf.ts'

const PATIENCE = 5000 // milliseconds that a service gets to answer

/** Whether a process can be started and reads a page. */
export async function examineExtraction(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gleaner-doctor-'))
  const pool = createPool({ workers: 1 })
  try {
    const file = join(folder, 'page.pdf')
    await writeFile(file, tinyPdf('Invoice no. 42'))
    const { ms } = await pool.extract(file)
    return [{ check: 'extraction', status: 'ok', message: `A page was read in ${Math.round(ms.total)} ms.` }]
  } catch (error) {
    const why = error instanceof Unreadable ? error.code : error instanceof Error ? error.message : String(error)
    const remedy = 'Run npm start once, so that what is missing is built; see that there is free memory.'
    return [{ check: 'extraction', status: 'failed', message: `A page could not be read (${why}).`, remedy }]
  } finally {
    await pool.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether mails can leave; without SMTP they wait in the outbox, which is no fault. */
export async function examineMail({ smtpUrl }: Env): Promise<Finding[]> {
  if (smtpUrl === undefined) return [{ check: 'mail', status: 'ok', message: 'No SMTP is set; mails wait in the outbox for the admins.' }]
  const { default: nodemailer } = await import('nodemailer')
  const address = new URL(smtpUrl)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) address.searchParams.set(name, String(PATIENCE))
  try {
    await nodemailer.createTransport(address.href).verify()
    return [{ check: 'mail', status: 'ok', message: `The mail server at ${address.host} answers.` }]
  } catch (error) {
    const message = `The mail server at ${address.host} does not answer as it should (${reasonOf(error)}).`
    return [{ check: 'mail', status: 'failed', message, remedy: 'Correct SMTP_URL; until then mails wait in the outbox.' }]
  }
}

/** The code of what went wrong, else its first words; never an address with a password in it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = error.cause instanceof Error ? error.cause : error
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.name
}
