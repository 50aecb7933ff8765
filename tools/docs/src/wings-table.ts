import { wings } from '../../workspace/src/wings.ts'

/** The wings of the server, lowest first, as the architecture test defines them. */
export function wingsTable(): string {
  const names = Object.keys(wings)
  const rows = Object.entries(wings).map(([wing, owns], index) => {
    const below = names.slice(0, index)
    return `| \`${wing}/\` | ${owns} | ${below.length === 0 ? 'nothing of the server' : below.join(', ')} |`
  })
  return ['| wing | owns | may also import |', '| --- | --- | --- |', ...rows].join('\n')
}
