import { instance } from '@viz-js/viz'
import type { Project } from './read-projects.ts'

const areas = {
  browser: 'in the browser',
  server: 'on the server',
  both: 'on both sides',
} as const
type Area = keyof typeof areas

const ofBrowser = ['ui', 'client', 'session', 'frame', 'parts', 'shared', 'lists', 'section', 'feature']

/**
 * Null for projects that aren't part of the running product: tools, journeys, and what only tests and other
 * hosts use.
 */
function areaOf({ tags, folder }: Project): Area | null {
  if (!/^(?:apps|libs)\//.test(folder)) return null
  const layer = tags.find((tag) => tag.startsWith('layer:') && tag !== 'layer:format')?.replace('layer:', '')
  if (layer === 'base') return 'both'
  if (tags.includes('platform:server') || ['server', 'connector', 'simulator'].includes(layer ?? ''))
    return 'server'
  const isOfBrowser = ofBrowser.includes(layer ?? '')
  return isOfBrowser || tags.includes('platform:web') ? 'browser' : null
}

/** Leaves out imports that are implied by a longer path, so that the picture shows the layers. */
function directImports(projects: readonly Project[]): [string, string][] {
  const imports = new Map(projects.map(({ name, imports: all }) => [name, all]))
  const drawn = (name: string) => (imports.get(name) ?? []).filter((target) => imports.has(target))
  const reaches = (from: string, to: string): boolean =>
    drawn(from).some((next) => next === to || reaches(next, to))
  return projects.flatMap(({ name }) =>
    drawn(name)
      .filter((target) => !drawn(name).some((other) => other !== target && reaches(other, target)))
      .map((target): [string, string] => [name, target]),
  )
}

/** Draws the projects of the product and their imports as an SVG for light and dark pages. */
export async function drawProjects(all: readonly Project[]): Promise<string> {
  const projects = all.filter((project) => areaOf(project) !== null)
  const boxes = (area: Area) =>
    projects
      .filter((project) => areaOf(project) === area)
      .map(({ name }) => `"${name}" [class="${area}"]`)
      .join('; ')
  const clusters = Object.entries(areas).map(
    ([area, label]) =>
      `subgraph "cluster_${area}" { class="${area}"; label="${label}"; ${area === 'both' ? 'labelloc=b; ' : ''}${boxes(area as Area)} }`,
  )
  const arrows = directImports(projects).map(([from, to]) => `"${from}" -> "${to}"`)
  const viz = await instance()
  const svg = viz.renderString(
    `digraph {
      graph [fontname="Arial", fontsize=13, ranksep=0.45, nodesep=0.18, pad=0.2, style=rounded]
      node [fontname="Arial", fontsize=13, shape=box, style="rounded,filled", margin="0.16,0.09", height=0.36]
      edge [arrowsize=0.6]
      ${[...clusters, ...arrows].join('\n')}
    }`,
    { format: 'svg', engine: 'dot' },
  )
  return dressed(svg)
}

const title = 'The libraries and apps of Tandem, and who imports whom'

/** Colours are set by class, so that they follow the reader's theme, each with its own background. */
const style = `
  text { font-family: Arial, Helvetica, 'Liberation Sans', sans-serif; fill: #1c2024; }
  .graph > polygon { fill: #ffffff; stroke: none; }
  .cluster path { fill: #f6f7f9; stroke: #c9ced6; }
  .cluster text { fill: #5b6472; }
  .node path { fill: #ffffff; stroke-width: 1.5; }
  .browser.node path { stroke: #2563eb; }
  .server.node path { stroke: #b45309; }
  .both.node path { stroke: #15803d; }
  .edge path { stroke: #7a8494; }
  .edge polygon { fill: #7a8494; stroke: #7a8494; }
  @media (prefers-color-scheme: dark) {
    text { fill: #eceef1; }
    .graph > polygon { fill: #14171c; }
    .cluster path { fill: #1b1f26; stroke: #3a424f; }
    .cluster text { fill: #a7b0be; }
    .node path { fill: #14171c; }
    .browser.node path { stroke: #7aa7ff; }
    .server.node path { stroke: #f0a95b; }
    .both.node path { stroke: #5cc98a; }
    .edge path { stroke: #8b95a5; }
    .edge polygon { fill: #8b95a5; stroke: #8b95a5; }
  }
`

const dressed = (svg: string) =>
  svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<!--[\s\S]*?-->\n?/g, '')
    .replaceAll(/<title>[^<]*<\/title>\n?/g, '')
    .replace(
      /<svg([^>]*)>/,
      (_all, attributes: string) =>
        `<svg role="img"${attributes}>\n<title>${title}</title>\n<style>${style}</style>`,
    )
