import type { KeyRing } from '@tandem/api-server'
import { BackupError, FolderInUseError, openEmbedded, openPostgres } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import { keyPlace, openKeyRing } from './app-keys.ts'
import { keepDataPrivate, makeFilesPrivate, usesDataFolder } from './private-data-folder.ts'
import { DatabaseUnreachableError, reachThrough } from './reach-database.ts'
import { LostKeyError } from './refuse-lost-key.ts'
import { SettingsError } from './settings-error.ts'
import { readInstallationSettings } from './settings.ts'
import { asStartError, StartError } from './start-error.ts'
import type { InstallationSettings } from './settings.ts'

/** A command can't be run; the message is a sentence for the person who started it. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandError'
  }
}

/** What a command works on: the database of the settings, and the keys of the credentials in it. */
export interface Installation {
  settings: InstallationSettings
  database: OpenDatabase['database']
  secrets: KeyRing
  /** Where the key is stored, for messages to people who should keep a copy of it. */
  keyPlace: string
}

const expected = [
  SettingsError,
  FolderInUseError,
  DatabaseUnreachableError,
  LostKeyError,
  CommandError,
  BackupError,
  StartError,
]

/**
 * Runs a command on the database of the settings. When it fails, prints one line and ends the process with 1.
 */
export async function withInstallation(work: (installation: Installation) => Promise<void>): Promise<void> {
  makeFilesPrivate()
  try {
    const settings = readInstallationSettings(process.env)
    await workOn(settings, work).catch(async (error: unknown) => {
      throw await asStartError(error, settings)
    })
  } catch (error) {
    const isExpected = expected.some((kind) => error instanceof kind)
    console.error(isExpected ? (error as Error).message : error)
    process.exit(1)
  }
}

async function workOn(settings: InstallationSettings, work: (installation: Installation) => Promise<void>) {
  const { dataFolder } = settings
  // A backup is one transaction of several minutes, which a pooler may cut off.
  const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl
  const setting = settings.databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  const usesFolder = usesDataFolder(settings)
  if (usesFolder) await keepDataPrivate(dataFolder)
  const opened = databaseUrl === null ? await openEmbedded(dataFolder) : openPostgres(databaseUrl)
  try {
    if (databaseUrl !== null) await reachThrough(setting, databaseUrl)
    await work({
      settings,
      database: opened.patientDatabase,
      secrets: await openKeyRing(settings),
      keyPlace: keyPlace(settings),
    })
  } finally {
    await opened.close()
    if (usesFolder) await keepDataPrivate(dataFolder)
  }
}
