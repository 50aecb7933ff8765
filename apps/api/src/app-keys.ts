import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aesSecrets } from '@tandem/api-server'
import type { KeyRing } from '@tandem/api-server'
import { SettingsError } from './settings-error.ts'
import { isKey } from './settings-schema.ts'
import type { InstallationSettings } from './settings.ts'

type KeySettings = Pick<InstallationSettings, 'appKey' | 'olderKeys' | 'dataFolder'>

const newKey = () => randomBytes(32).toString('base64')
const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, 'base64'))
const fileIn = (dataFolder: string) => join(dataFolder, 'app.key')

/**
 * The keys of the installation: from the settings, or else from a file next to the data, which the first
 * start creates. The newest key is in its first line.
 *
 * @throws SettingsError when the file has other content
 */
export async function openKeyRing({ appKey, olderKeys, dataFolder }: KeySettings): Promise<KeyRing> {
  const [newest, ...older] = appKey === null ? await readKeyFile(dataFolder) : [appKey]
  return aesSecrets(bytesOf(newest), [...older, ...olderKeys].map(bytesOf))
}

async function readKeyFile(dataFolder: string): Promise<[string, ...string[]]> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const file = fileIn(dataFolder)
  try {
    // Only the first start writes; `wx` keeps an existing key.
    await writeFile(file, newKey(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const [newest, ...older] = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  if (newest === undefined || ![newest, ...older].every(isKey)) {
    throw new SettingsError(
      'DATA_DIR',
      `${file} must hold a key in each line, 32 bytes in base64. Put back a copy of it.`,
    )
  }
  return [newest, ...older]
}

/**
 * Writes a new key before those of the key file; from now on it encrypts.
 *
 * @throws SettingsError when the key is a setting, which only the host can change
 */
export async function addKey({ appKey, dataFolder }: KeySettings): Promise<void> {
  if (appKey !== null) {
    throw new SettingsError(
      'APP_KEY',
      'is where your key is: put it into APP_KEYS_OLD, set APP_KEY to a new one (openssl rand -base64 32) and run this without --new-key',
    )
  }
  const lines = [newKey(), ...(await readKeyFile(dataFolder))]
  // Replaces the file in one step: half a key file would make the installation unusable.
  const unfinished = `${fileIn(dataFolder)}.part`
  await rm(unfinished, { force: true })
  await writeFile(unfinished, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  await rename(unfinished, fileIn(dataFolder))
}

/** Where the keys are, for messages to people who have to keep or change them. */
export const keyPlace = ({ appKey, dataFolder }: KeySettings) =>
  appKey === null ? `the file app.key in ${dataFolder}` : 'the setting APP_KEY'
