import { globSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../../workspace/src/ensure-browser.ts'
import { runCommand } from '../../workspace/src/run-command.ts'
import { launchBrowser } from './launch-browser.ts'
import { basePictures, browserFolder, results, workspace } from './places.ts'
import { readStories } from './read-stories.ts'
import { serveStorybook } from './serve-storybook.ts'
import { chooseSheets, compareFiles, picturesOf } from './sheets.ts'
import type { Sheet } from './sheets.ts'

/**
 * `npm run visual`: compares every story of the design system and every screen, in each theme and width, with
 * the pictures of how they looked before. `npm run visual -- button dialog` compares only some; with
 * `--update` the current pictures become the expected ones, and pictures without stories are deleted.
 */
async function main() {
  const { values, positionals } = parseArgs({
    options: { update: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  await ensureBrowser()
  const isBuilt = process.env.VISUAL_STORYBOOK !== undefined
  if (!isBuilt && (await runCommand('nx', ['run', 'storybook:build-storybook'], { quiet: true })) !== 0)
    return 1
  const sheets = readStories()
  const chosen = chooseSheets(sheets, positionals)
  const browser = await readBrowser()
  const folder = join(basePictures, browser)
  const present = globSync('**/*.png', { cwd: folder })
  const { missing } = compareFiles(picturesOf(chosen), present)
  const { orphaned } = compareFiles(picturesOf(sheets), present)

  rmSync(results, { recursive: true, force: true })
  const code = await compare(chosen, browser, values.update)

  const after = globSync('**/*.png', { cwd: folder })
  console.log(`${picturesOf(chosen).length} pictures of ${chosen.length} sheets, for ${browser}`)
  list(
    'Recorded, as there was nothing to compare with',
    missing.filter((picture) => after.includes(picture)),
  )
  if (values.update) for (const picture of orphaned) rmSync(join(folder, picture))
  list(
    values.update ? 'Removed, as their stories are gone' : 'Without stories; --update removes them',
    orphaned,
  )
  list(
    'For other browsers than this one',
    globSync('*', { cwd: basePictures }).filter((other) => other !== browser),
  )
  console.log(`Report: ${relative(workspace, join(results, 'report/index.html'))}`)
  if (code !== 0) console.log('Some look different. Where they should: npm run visual -- --update NAME')
  return code !== 0 || (orphaned.length > 0 && !values.update) ? 1 : 0
}

async function compare(chosen: Sheet[], browser: string, update: boolean): Promise<number> {
  const { origin, close } = await serveStorybook()
  try {
    const names = chosen.map(({ name }) => name.replaceAll('-', '\\-')).join('|')
    return await runCommand(
      'playwright',
      ['test', '--config', 'tools/visual/playwright.config.ts', '--grep', ` (${names})$`],
      {
        environment: { VISUAL_ORIGIN: origin, VISUAL_BROWSER: browser, VISUAL_UPDATE: update ? 'yes' : 'no' },
      },
    )
  } finally {
    await close()
  }
}

async function readBrowser(): Promise<string> {
  const browser = await launchBrowser()
  try {
    return browserFolder(browser.version())
  } finally {
    await browser.close()
  }
}

function list(what: string, names: string[]) {
  if (names.length > 0)
    console.log(`${what} (${names.length}):\n${names.map((name) => `  ${name}`).join('\n')}`)
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message)
  return 1
})
