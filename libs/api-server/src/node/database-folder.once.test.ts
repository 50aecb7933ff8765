import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DamagedFolderError, openDatabaseFolder } from './database-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const makeDatabase = async (path: string) => {
  await mkdir(join(path, 'base'), { recursive: true })
  await writeFile(join(path, 'PG_VERSION'), '18\n')
  return 'open'
}

test('refuses a folder without its version file, before anything overwrites what is left', async () => {
  expect(await openDatabaseFolder(folder, makeDatabase)).toBe('open')
  expect(await openDatabaseFolder(folder, async () => 'again')).toBe('again')
  expect(await readdir(folder)).toEqual(['database'])
  await rm(join(folder, 'database/PG_VERSION'))
  await expect(openDatabaseFolder(folder, makeDatabase)).rejects.toThrow(DamagedFolderError)
  expect(await readdir(join(folder, 'database'))).toEqual(['base'])
})

test('continues after a first start that was killed while it created the database', async () => {
  const killed = openDatabaseFolder(folder, async (path) => {
    await mkdir(join(path, 'base'))
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await openDatabaseFolder(folder, makeDatabase)).toBe('open')
  expect(await readdir(folder)).toEqual(['database'])
})
