import { watch } from 'chokidar'

/** Stops listening. */
export type Ear = () => Promise<void>

/**
 * Hears of changes in a folder at once, where the system tells of them. It tells nothing of shares, nothing once the folder itself went away, and no more
 * than it has watches for: what it does not tell, and what goes wrong with it, is found when the folder is listed the next time.
 */
export function listen(folder: string, onChange: () => void): Ear {
  const watcher = watch(folder, { depth: 0, ignoreInitial: true }).on('all', onChange).on('error', onChange)
  return () => watcher.close()
}
