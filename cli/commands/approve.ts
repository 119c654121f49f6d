import { Option, type Command } from 'commander'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'
import type { Check, Warning } from '#app/contract/reading.ts'
import { share } from '../arguments.ts'
import { locate, pathOf, type FlatDocument } from '../documents.ts'
import { usageFailure } from '../failure.ts'
import { failedCheck } from '../labels.ts'
import { Outcomes, type Outcome } from '../outcome.ts'
import { say } from '../output.ts'
import { confirm } from '../prompt.ts'
import { one, type Answer } from '../answer.ts'
import { Refusal } from '../refusal.ts'
import { connect, type Server } from '../server.ts'
import { Taught } from '../taught.ts'
import { takePages } from './list.ts'

interface Options {
  all?: boolean
  kind?: 'invoice' | 'work_order'
  minConfidence: number
  yes?: boolean
  dryRun?: boolean
  json?: boolean
}

export function addApprove(program: Command): void {
  program
    .command('approve')
    .argument('[id...]')
    .option('--all', 'the pending documents at or above the confidence, without warning or failed check')
    .addOption(new Option('--kind <kind>', 'with --all: only this kind').choices([...kindNames]))
    .option('--min-confidence <x>', 'with --all: from 0 to 1', share, 0.9)
    .option('--yes', 'do not ask')
    .option('--dry-run', 'say what would be approved, change nothing')
    .option('--json', 'print one JSON object a document')
    .addHelpText('after', '\nExample: gleaner approve --all --min-confidence 0.95 --yes')
    .action(async (ids: string[], options: Options) => {
      if (Boolean(options.all) === ids.length > 0) throw usageFailure('Name the documents, or say --all: one of the two.')
      const server = connect()
      const outcomes = new Outcomes(options.json ?? false)
      const chosen = options.all ? await chooseSure(server, options, outcomes) : [...new Set(ids)]
      if (options.dryRun) for (const id of chosen) outcomes.add(await tryOut(server, id, options.all ?? false))
      else if (await mayApprove(chosen, options)) await approveAll(server, chosen, outcomes)
      else say('Nothing was approved.')
      process.exitCode = outcomes.exitCode
    })
}

async function approveAll(server: Server, ids: readonly string[], outcomes: Outcomes): Promise<void> {
  const taught = new Taught()
  for (const id of ids) outcomes.add(await onDocument(server, id, 'approve', {}, (answer) => taught.note(id, answer)))
  await taught.tell(server)
}

/** What approving would come to. Those chosen by rule were looked at already. */
async function tryOut(server: Server, id: string, isChosen: boolean): Promise<Outcome> {
  if (isChosen) return { id, status: 'would_approve' }
  return answering(id, async () => {
    const { kind, status, checks } = await locate(server, id)
    if (status === 'approved') return { id, kind, status }
    if (status !== 'pending') throw new Refusal(422, 'wrong_status', `It is ${status}; only pending documents can be approved.`)
    if (failedChecks(checks).some(({ code }) => code === 'duplicate'))
      throw new Refusal(422, 'blocked_by_check', 'This looks like a duplicate. Approve it in the browser with a note if it is not.')
    return { id, kind, status: 'would_approve' }
  })
}

/** Documents that are named need no question; those chosen by rule do, unless --yes answered it. */
async function mayApprove(chosen: string[], { all, yes }: Options): Promise<boolean> {
  if (!all || yes || chosen.length === 0) return true
  const these = chosen.length === 1 ? 'this document' : `these ${chosen.length} documents`
  return confirm(`Are you sure you want to approve ${these}?`, 'Say --yes to approve without being asked.')
}

async function chooseSure(server: Server, { kind, minConfidence }: Options, outcomes: Outcomes): Promise<string[]> {
  const wanted = kind ? [kinds[kind]] : Object.values(kinds)
  const waiting = (await Promise.all(wanted.map((one) => takePages(server, one, { status: 'pending' })))).flat()
  const chosen: string[] = []
  for (const document of waiting) {
    const { id, kind: name, status } = document
    const reason = whyNot(document, minConfidence)
    if (reason) outcomes.add({ id, kind: name, status, ...reason })
    else chosen.push(id)
  }
  return chosen
}

function failedChecks(checks: unknown): Check[] {
  return ((checks as Check[] | undefined) ?? []).filter(({ status }) => status === 'failed')
}

/** The rule of approval without a person: sure enough, no warning, no failed check. */
function whyNot(document: FlatDocument, minConfidence: number): { code: string; message: string } | undefined {
  const [failed] = failedChecks(document.checks)
  const [warning] = (document.warnings as Warning[] | undefined) ?? []
  if (warning) return { code: warning.code, message: `Passed over: it has a warning (${warning.code}): ${warning.message}` }
  // Without its places: of a long document they are hundreds of lines. `show` tells them.
  if (failed) {
    const sentence = failedCheck(document.kind, { ...failed, fields: [] })
    return { code: failed.code, message: `Passed over: a check failed (${failed.code}): ${sentence}` }
  }
  const confidence = Number(document.confidence ?? 0)
  return confidence < minConfidence
    ? { code: 'not_sure_enough', message: `Passed over: its confidence is ${confidence.toFixed(2)}.` }
    : undefined
}

/** One command on one document; a refusal is an outcome with a code, a server that is away ends the command. `heard` is given the answer. */
export async function onDocument(
  server: Server,
  id: string,
  verb: string,
  body: unknown,
  heard?: (answer: Answer) => void,
): Promise<Outcome> {
  return answering(id, async () => {
    const document = await locate(server, id)
    if (verb === 'delete') {
      await server.call('DELETE', pathOf(document))
      return { id, kind: document.kind, status: 'deleted' }
    }
    const answer = await server.call('POST', `${pathOf(document)}/${verb}`, { body })
    heard?.(answer)
    return { id, kind: document.kind, status: String(one(answer).attributes.status) }
  })
}

async function answering(id: string, ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 401) throw error
    return { id, status: 'refused', code: error.code, message: error.message }
  }
}
