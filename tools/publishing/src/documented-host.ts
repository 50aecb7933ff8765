import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { workspaceRoot } from '../../workspace/src/run-command.ts'

/** The app of docs/embedding.md, so that the documented code is the tested code. */
export interface DocumentedHost {
  /** Packages that the page says to install, in its order. */
  installed: string[]
  /** Files by path, for a host without Panda. */
  files: Record<string, string>
  /** A page of a few components with its own stylesheet and colours. */
  withFew: HostFiles
  /** What a host with Panda installs, and its files in addition to these or instead of them. */
  withPanda: HostFiles
  /** The same app as pages of a Next app, and of a React Router app with a server. */
  inNext: HostFiles
  inRouter: HostFiles
  /** A page that draws the features in an element, in addition to the files of the app. */
  withoutReact: HostFiles
}

interface HostFiles {
  installed: string[]
  files: Record<string, string>
}

const fileBlock = /^`([\w./[\]-]+)`[^\n]*\n\n```\w+\n(.*?)^```$/gms
const stylesWithPanda = /^and `src\/styles\.ts` becomes\n\n```ts\n(.*?)^```$/ms
const installLine = /^npm install (.+)$/gm

const filesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(fileBlock)].map(([, path = '', content = '']) => [path, content]))

const packagesOf = (text: string) =>
  [...text.matchAll(installLine)].flatMap(([, line = '']) =>
    line.split(' ').filter((word) => !word.startsWith('--')),
  )

/** Reads the page. */
export function documentedHost(): DocumentedHost {
  const page = readFileSync(resolve(workspaceRoot, 'docs/embedding.md'), 'utf8')
  const [plain = '', few = '', panda = '', next = '', router = '', element = ''] = page.split(
    /^## (?:A few components in your own colours|Styles, with Panda|In a Next app|In a React Router app|Without React)$/m,
  )
  const styles = stylesWithPanda.exec(panda)?.[1]
  const files = filesOf(plain)
  const missing = ['index.html', 'vite.config.ts', 'src/styles.ts', ...documentedMains].filter(
    (path) => !files[path],
  )
  if (styles === undefined || missing.length > 0) {
    throw new Error(`docs/embedding.md shows no ${missing.join(', ') || 'styles.ts of a host with Panda'}`)
  }
  const [forPages, forBuild] = [...plain.matchAll(installLine)].map(([line]) => packagesOf(line))
  const onServer = (text: string): HostFiles => ({
    installed: [...(forPages ?? []), ...packagesOf(text)],
    files: filesOf(text),
  })
  return {
    installed: [...(forPages ?? []), ...(forBuild ?? [])],
    files,
    inNext: onServer(next),
    inRouter: onServer(router),
    withoutReact: { installed: [], files: filesOf(element) },
    withFew: {
      installed: packagesOf(few),
      files: {
        'index.html': files['index.html'] ?? '',
        'vite.config.ts': files['vite.config.ts'] ?? '',
        ...filesOf(few),
      },
    },
    withPanda: { installed: packagesOf(panda), files: { ...filesOf(panda), 'src/styles.ts': styles } },
  }
}

/** The apps of the page: the plain one, with its own header and path, and with its own sign-in. */
export const documentedMains = ['src/main.tsx', 'src/own-header.tsx', 'src/own-session.tsx'] as const

const nameOf = (feature: string) => `${feature}Feature`

/** The same app with every feature. */
export function withEveryFeature(main: string, features: readonly string[]): string {
  const imports = features.map((feature) => `import { ${nameOf(feature)} } from '@tandem/feature-${feature}'`)
  const list = `const features = [${features.map(nameOf).join(', ')}]`
  return [
    ...imports,
    main.replaceAll(/^import .+ from '@tandem\/feature-.+\n/gm, '').replace(/^const features = .+$/m, list),
  ].join('\n')
}
