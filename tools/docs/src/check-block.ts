import { spawnSync } from 'node:child_process'
import ts from 'typescript'
import { parseAllDocuments } from 'yaml'
import { checkBraces, checkDirectives, checkDockerfile, checkIni, checkUnit } from './check-settings-file.ts'

/** Returns what is wrong with a text, or null. */
export type Check = (text: string) => string | null

const thrown = (parse: () => unknown): string | null => {
  try {
    parse()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

function checkShell(text: string): string | null {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' })
  return status === 0 ? null : stderr.trim()
}

const checkTypeScript =
  (fileName: string): Check =>
  (text) => {
    const { diagnostics = [] } = ts.transpileModule(text, {
      fileName,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.ReactJSX },
    })
    const [first] = diagnostics
    return first ? ts.flattenDiagnosticMessageText(first.messageText, '\n') : null
  }

const checkYaml: Check = (text) =>
  parseAllDocuments(text).flatMap((document) => document.errors)[0]?.message ?? null

/** Checks the front matter of a version plan; any text may follow it. */
const checkFrontMatter: Check = (text) => {
  const [, matter] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? []
  return matter === undefined ? null : checkYaml(matter)
}

const nothing: Check = () => null

/** The check of a block, by its language; SQL needs a database, see check-sql.ts. */
export const checks: Record<string, Check> = {
  sh: checkShell,
  ts: checkTypeScript('block.ts'),
  tsx: checkTypeScript('block.tsx'),
  js: checkTypeScript('block.js'),
  json: (text) => thrown(() => JSON.parse(text)),
  yaml: checkYaml,
  markdown: checkFrontMatter,
  html: nothing,
  css: checkBraces,
  systemd: checkUnit,
  ini: checkIni,
  dockerfile: checkDockerfile,
  caddyfile: checkBraces,
  nginx: checkDirectives,
  text: nothing,
}
