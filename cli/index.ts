import { Command, CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { commands } from './commands.ts'
import { CommandFailure, exit } from './failure.ts'
import { harmless, say } from './output.ts'
import { sentenceOfTrouble } from './trouble.ts'

const program = new Command('gleaner')
  .description('Reads work orders and invoices from PDF: upload, review, approve, export.')
  .version(manifest.version)
  .showHelpAfterError('(gleaner --help lists the commands)')
  .exitOverride()

// Without a command that is known, the answer is the list of all (or what was meant by a misspelt one).
const named = process.argv[2] ?? ''
const wanted = named === '--version' || named === '-V' ? [] : Object.hasOwn(commands, named) ? [named] : Object.keys(commands)
for (const add of await Promise.all(wanted.map((name) => commands[name]!()))) add(program)

/** Commands inherit this only when it is set on each of them. What was typed wrongly is repeated, so it is made harmless. */
const streams = { writeErr: (text: string) => void process.stderr.write(harmless(text)) }
for (const command of program.commands)
  for (const one of [program, command, ...command.commands]) one.exitOverride().configureOutput(streams)

/** A pipe that is closed early (`gleaner list | head`) is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exit.done)
  throw error
})

/** The one place where the program fails: usage and trouble of the machine get a sentence, a bug gets its stack. */
try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exit.done : exit.usage
  else if (error instanceof CommandFailure) {
    say(`gleaner: ${error.message}`)
    process.exitCode = error.exitCode
  } else {
    say(sentenceOfTrouble(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)))
    process.exitCode = exit.someFailed
  }
}
