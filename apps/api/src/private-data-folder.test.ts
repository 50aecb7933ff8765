import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepDataPrivate } from './private-data-folder.ts'

let around: string
let data: string

beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), 'tandem-private-'))
  data = join(around, 'data')
})
afterEach(() => rm(around, { recursive: true, force: true }))

const modeOf = async (...path: string[]) => ((await stat(join(...path))).mode & 0o777).toString(8)

test('creates a missing folder that only its owner can read', async () => {
  expect(await keepDataPrivate(data)).toBeNull()
  expect(await modeOf(data)).toBe('700')
})

test('restricts files that an earlier version left open, and leaves files of others alone', async () => {
  await mkdir(join(data, 'database/base'), { recursive: true })
  for (const path of ['database/base/1', 'app.key', 'terms.txt']) {
    await writeFile(join(data, path), path)
    await chmod(join(data, path), 0o666)
  }
  for (const path of ['', 'database', 'database/base']) await chmod(join(data, path), 0o777)
  expect(await keepDataPrivate(data)).toBeNull()
  expect(await modeOf(data)).toBe('700')
  expect(await modeOf(data, 'database/base')).toBe('700')
  expect(await modeOf(data, 'database/base/1')).toBe('600')
  expect(await modeOf(data, 'app.key')).toBe('600')
  expect(await modeOf(data, 'terms.txt')).toBe('666')
  expect(await readFile(join(data, 'app.key'), 'utf8')).toBe('app.key')
})

test('follows no link out of the folder', async () => {
  const elsewhere = join(around, 'elsewhere')
  await mkdir(join(data, 'database'), { recursive: true })
  await writeFile(elsewhere, '')
  await chmod(elsewhere, 0o644)
  await symlink(elsewhere, join(data, 'database/link'))
  await symlink(elsewhere, join(data, 'app.key'))
  await keepDataPrivate(data)
  expect(await modeOf(elsewhere)).toBe('644')
})

test('leaves a shared folder such as /tmp as it is', async () => {
  await mkdir(data)
  await chmod(data, 0o1777)
  expect(await keepDataPrivate(data)).toBeNull()
  expect(await modeOf(data)).toBe('777')
})
