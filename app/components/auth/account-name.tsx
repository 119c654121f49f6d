/** Whose password a form sets, for password managers: without it they keep the new one under no name. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
