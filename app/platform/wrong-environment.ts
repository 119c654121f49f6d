/** A variable that says what cannot be meant: wrong usage, of the server as of a command. Apart, so that whoever only asks for it loads no schema. */
export class WrongEnvironment extends Error {
  readonly exitCode = 2
}
