import { listedPages } from './listed-pages.ts'

const ofEntry = ({ title, path, summary }: { title: string; path: string; summary: string }) =>
  `- [${title}](${path})${summary === '' ? '' : `: ${summary}`}`

/** The list of pages for language models, in the form of https://llmstxt.org; decisions have their own list. */
export function llmsText(): string {
  const lists = listedPages()
    .filter(({ group }) => group !== 'Decisions')
    .map(({ group, pages }) => `## ${group}\n\n${pages.map(ofEntry).join('\n')}`)
  return [
    '# Tandem',
    '> A team dashboard for Instagram analytics and online-store data, as libraries that other apps can install.',
    'To put a page of it into another app, read `docs/embedding.md`; to run its server in one, `libs/api-server/README.md`.',
    ...lists,
    '## Optional\n\n- [Decisions](docs/decisions.md): Why things are as they are.',
  ].join('\n\n')
}
