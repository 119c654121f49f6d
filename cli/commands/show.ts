import type { Command } from 'commander'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Check, PageNotRead } from '#app/contract/reading.ts'
import { flatten, locate, pathOf } from '../documents.ts'
import { columnLabel, failedCheck, fieldLabel, kindLabel } from '../labels.ts'
import { print, printJson, printTable, plain } from '../output.ts'
import { included, one } from '../answer.ts'
import { connect } from '../server.ts'

export function addShow(program: Command): void {
  program
    .command('show')
    .argument('<id>')
    .option('--json', 'print one JSON object')
    .action(async (id: string, { json }: { json?: boolean }) => {
      const server = connect()
      const answer = await server.call('GET', pathOf(await locate(server, id)))
      const document = flatten(one(answer))
      const kind = kinds[document.kind]
      const items = included(answer, kind.itemType).map((row) => ({ id: row.id, ...row.attributes }) as Record<string, unknown>)
      const vat_details = included(answer, 'vat_details').map((row) => ({ id: row.id, ...row.attributes }) as Record<string, unknown>)
      if (json) return printJson({ ...document, items, vat_details })
      printTable(
        ['FIELD', 'VALUE'],
        [
          ['Kind', kindLabel(kind.name)],
          ['Status', document.status],
          ...(document.reject_reason ? [['Reason', text(document.reject_reason)]] : []),
          ['File', text(document.file_name)],
          ...kind.fields.map(({ name }) => [fieldLabel(kind.name, name), text(document[name])]),
        ],
      )
      if (items.length) {
        print('')
        printTable(
          kind.columns.map((column) => columnLabel(kind.name, column.name).toUpperCase()),
          items.map((row) => kind.columns.map((column) => text(row[column.name]))),
        )
      }
      const { failure } = document as { failure?: { message: string } | null }
      if (failure) print(`! ${plain(failure.message)}`)
      for (const check of ((document.checks as Check[] | undefined) ?? []).filter(({ status }) => status === 'failed'))
        print(`! ${failedCheck(kind.name, check)}`)
      for (const warning of (document.warnings as { code: string; message: string }[] | undefined) ?? [])
        print(`! ${plain(warning.message)}`)
      for (const { page, as } of (document.pages_not_read as PageNotRead[] | undefined) ?? [])
        print(`Page ${page} was not read: ${cameAlong[as]}.`)
    })
}

const cameAlong: Record<PageNotRead['as'], string> = {
  letter: 'it is a covering letter or e-mail',
  delivery_note: 'it is a delivery note or a sheet of hours',
  copy: 'it repeats an earlier page',
  conditions: 'it holds general conditions',
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
