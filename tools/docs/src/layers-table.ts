import { layerConstraints } from '../../workspace/src/layers.ts'
import type { Project } from './read-projects.ts'

const named = (tag: string) => tag.replace(/^layer:/, '').replace(/^platform:(.+)$/, 'app ($1)')

/** A table of which layer may import which, from the lint rule, with the projects of each layer. */
export function layersTable(projects: readonly Project[]): string {
  const rows = layerConstraints.map(({ sourceTag, onlyDependOnLibsWithTags }) => {
    const members = projects.filter(({ tags }) => tags.includes(sourceTag)).map(({ name }) => name)
    const allowed = onlyDependOnLibsWithTags.map(named)
    return `| ${named(sourceTag)} | ${members.join(', ')} | ${allowed.join(', ')} |`
  })
  return ['| layer | projects | may import |', '| --- | --- | --- |', ...rows].join('\n')
}
