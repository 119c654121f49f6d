import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getEnv } from '#app/platform/env.server.ts'
import { usageFailure } from '../failure.ts'
import { isForbidden } from '../look-at.ts'
import { DATABASE } from './archive.ts'

export const dataOption = ['--data <dir>', 'the data folder (default: GLEANER_DATA_DIR, else ./data)'] as const

/** The data folder that is meant, absolute: the option, else that of the environment. */
export function dataFolderOf(option: string | undefined): string {
  if (option === '') throw usageFailure('The name of the data folder is empty. Give the folder of GLEANER_DATA_DIR with --data.')
  return option === undefined ? getEnv().dataDir : resolve(option)
}

export function requireDatabase(folder: string): string {
  const file = join(folder, DATABASE)
  if (isForbidden(file)) throw usageFailure(`The data folder "${folder}" may not be read. Run this as the user that it belongs to.`)
  if (!existsSync(file)) throw usageFailure(`There is no Gleaner database in "${folder}". Give the folder of GLEANER_DATA_DIR with --data.`)
  return file
}
