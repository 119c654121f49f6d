import { Command, CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { addApprove } from './commands/approve.ts'
import { addBackup } from './commands/backup.ts'
import { addCatalogue } from './commands/catalogue.ts'
import { addStatusChanges } from './commands/change-status.ts'
import { addDoctor } from './commands/doctor.ts'
import { addEvaluate } from './commands/evaluate.ts'
import { addExport } from './commands/export.ts'
import { addExtract } from './commands/extract.ts'
import { addHandover } from './commands/handover.ts'
import { addList } from './commands/list.ts'
import { addLogin } from './commands/login.ts'
import { addLogout } from './commands/logout.ts'
import { addMembers } from './commands/members.ts'
import { addRestore } from './commands/restore.ts'
import { addServe } from './commands/serve.ts'
import { addShow } from './commands/show.ts'
import { addStats } from './commands/stats.ts'
import { addTokens } from './commands/tokens.ts'
import { addUpload } from './commands/upload.ts'
import { addWatch } from './commands/watch.ts'
import { addWhoami } from './commands/whoami.ts'
import { CommandFailure, exit } from './failure.ts'
import { harmless, say } from './output.ts'

const program = new Command('gleaner')
  .description('Reads work orders and invoices from PDF: upload, review, approve, export.')
  .version(manifest.version)
  .showHelpAfterError('(gleaner --help lists the commands)')
  .exitOverride()

const commands = [
  addServe,
  addExtract,
  addEvaluate,
  addLogin,
  addLogout,
  addWhoami,
  addTokens,
  addUpload,
  addWatch,
  addList,
  addShow,
  addApprove,
  addStatusChanges,
  addExport,
  addHandover,
  addStats,
  addMembers,
  addCatalogue,
  addBackup,
  addRestore,
  addDoctor,
]
for (const add of commands) add(program)

/** Commands inherit this only when it is set on each of them. What was typed wrongly is repeated, so it is made harmless. */
const streams = { writeErr: (text: string) => void process.stderr.write(harmless(text)) }
for (const command of program.commands)
  for (const one of [program, command, ...command.commands]) one.exitOverride().configureOutput(streams)

/** A pipe that is closed early (`gleaner list | head`) is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exit.done)
  throw error
})

/** The one place where the program fails: usage gets its sentence, a bug gets its stack. */
try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exit.done : exit.usage
  else if (error instanceof CommandFailure) {
    say(`gleaner: ${error.message}`)
    process.exitCode = error.exitCode
  } else {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.exitCode = exit.someFailed
  }
}
