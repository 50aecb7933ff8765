import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { decisionsIndex } from './decisions-index.ts'
import { layersTable } from './layers-table.ts'
import { llmsText } from './llms-text.ts'
import { workspaceRoot } from './pages.ts'
import { drawProjects } from './draw-projects.ts'
import { readDefinitions } from './read-definitions.ts'
import { readProjects } from './read-projects.ts'
import { wingsTable } from './wings-table.ts'
import { definitionLists, definitionsModule } from './write-definitions.ts'

/** A file of the documentation with its current generated content. */
export interface GeneratedFile {
  path: string
  text: string
}

interface SettingDescription {
  name: string
  unset: string
  means: string
}

function settingsTable(): string {
  const printed = execFileSync(
    process.execPath,
    ['--conditions=@tandem/source', join(workspaceRoot, 'apps/api/src/print-settings.ts')],
    { encoding: 'utf8' },
  )
  const rows = (JSON.parse(printed) as SettingDescription[]).map(
    ({ name, unset, means }) => `| \`${name}\` | ${unset} | ${means} |`,
  )
  return ['| setting | default | means |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Replaces the text between the marks of a part; the rest of the page is written by hand. */
function withPart(page: string, part: string, text: string): string {
  const begin = `<!-- ${part}: written by npm run docs -->`
  const end = `<!-- end of ${part} -->`
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`A page has no place for the ${part}`)
  return `${before}${begin}\n\n${text}\n\n${end}${after}`
}

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8')

async function formatted(path: string, text: string): Promise<GeneratedFile> {
  const options = await resolveConfig(join(workspaceRoot, path))
  return { path, text: await format(text, { ...options, filepath: path }) }
}

const pageWith = (path: string, parts: Record<string, string>): Promise<GeneratedFile> =>
  formatted(
    path,
    Object.entries(parts).reduce((page, [part, text]) => withPart(page, part, text), read(path)),
  )

const definitionsPath = 'libs/api-server/src/platform/language/definitions.generated.ts'

/** All files that contain generated parts, with their current content. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const projects = await readProjects(workspaceRoot)
  const topics = await readDefinitions(workspaceRoot)
  return [
    { path: 'docs/images/projects.svg', text: await drawProjects(projects) },
    await pageWith('docs/architecture.md', { layers: layersTable(projects), wings: wingsTable() }),
    await pageWith('docs/hosting.md', { settings: settingsTable() }),
    await pageWith('docs/decisions.md', { decisions: decisionsIndex(workspaceRoot) }),
    await pageWith('docs/metrics.md', { definitions: definitionLists(topics.en) }),
    await formatted(definitionsPath, definitionsModule(topics)),
    { path: 'llms.txt', text: `${llmsText()}\n` },
  ]
}
