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
 * The keys of the installation: the settings, else a file beside the data with the newest key in its first line, which
 * the first start makes.
 *
 * @throws SettingsError where the file holds something else
 */
export async function openKeyRing({ appKey, olderKeys, dataFolder }: KeySettings): Promise<KeyRing> {
  const [newest, ...older] = appKey === null ? await readKeyFile(dataFolder) : [appKey]
  return aesSecrets(bytesOf(newest), [...older, ...olderKeys].map(bytesOf))
}

async function readKeyFile(dataFolder: string): Promise<[string, ...string[]]> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const file = fileIn(dataFolder)
  try {
    // Only the first start writes; `wx` keeps a key that is there.
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
 * Writes a new key before those of the key file, from where it seals everything to come.
 * @throws SettingsError where the key is a setting, which only whoever hosts can change
 */
export async function addKey({ appKey, dataFolder }: KeySettings): Promise<void> {
  if (appKey !== null) {
    throw new SettingsError(
      'APP_KEY',
      'is where your key is: put it into APP_KEYS_OLD, set APP_KEY to a new one (openssl rand -base64 32) and run this without --new-key',
    )
  }
  const lines = [newKey(), ...(await readKeyFile(dataFolder))]
  // Whole or not at all: half a file of keys would be a lost installation.
  const unfinished = `${fileIn(dataFolder)}.part`
  await rm(unfinished, { force: true })
  await writeFile(unfinished, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  await rename(unfinished, fileIn(dataFolder))
}

/** Where the keys are, for whoever is told to keep or to change them. */
export const keyPlace = ({ appKey, dataFolder }: KeySettings) =>
  appKey === null ? `the file app.key in ${dataFolder}` : 'the setting APP_KEY'
