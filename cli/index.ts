import { Command, CommanderError } from 'commander'
import { WrongEnvironment } from '#app/platform/wrong-environment.ts'
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

// Only the command that is called is loaded (or the one that help is asked about). Without one that is known the answer is the list of all, or what was meant by
// a misspelt one: for that their names and a sentence each are enough.
const [first = '', second = ''] = process.argv.slice(2)
const named = first === 'help' ? second : first
if (Object.hasOwn(commands, named)) (await commands[named]!.load())(program)
else for (const name of Object.keys(commands)) program.command(name)
// Commander would answer with the whole list and no word of what was wrong.
if (first === 'help' && second && !Object.hasOwn(commands, second)) process.argv.splice(2, 2, second)
for (const command of program.commands) {
  command.description(commands[command.name()]!.about)
  if (command.name() !== named) continue
  command.showHelpAfterError(`(gleaner ${named} --help tells more)`)
  for (const one of command.commands) one.showHelpAfterError(`(gleaner ${named} ${one.name()} --help tells more)`)
}

/** Commands inherit this only when it is set on each of them. What was typed wrongly is repeated, so it is made harmless. */
const streams = { writeErr: (text: string) => void process.stderr.write(harmless(text)) }
for (const command of program.commands)
  for (const one of [program, command, ...command.commands]) one.exitOverride().configureOutput(streams)

/** A pipe that is closed early (`gleaner list | head`) is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exit.done)
  tellFault(error)
  process.exit(exit.someFailed)
})

/** The one place where the program fails: usage and trouble of the machine get a sentence, a bug gets its stack. */
try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exit.done : exit.usage
  else if (error instanceof CommandFailure || error instanceof WrongEnvironment) {
    say(`gleaner: ${error.message}`)
    process.exitCode = error.exitCode
  } else {
    tellFault(error)
    process.exitCode = exit.someFailed
  }
}

/** Trouble of the machine in a sentence, a bug with its stack. */
function tellFault(error: unknown): void {
  say(sentenceOfTrouble(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)))
}
