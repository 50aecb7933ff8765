import type { ListedPage } from '../listed-pages.ts'
import { addressFrom, escaped, sitePath } from './render-page.ts'

interface FramedPage {
  /** Its file in the site. */
  file: string
  title: string
  html: string
  lists: { group: string; pages: ListedPage[] }[]
  hasStorybook: boolean
}

/** The whole HTML of a page: search and list of pages, then the page. Works from a folder, without a server. */
export function framedPage({ file, title, html, lists, hasStorybook }: FramedPage): string {
  const to = (path: string) => escaped(addressFrom(file, path))
  const entry = (page: ListedPage) => {
    const target = sitePath(page.path)
    const current = target === file ? ' aria-current="page"' : ''
    return `<li><a href="${to(target)}"${current}>${escaped(page.title)}</a></li>`
  }
  const list = ({ group, pages }: { group: string; pages: ListedPage[] }) => {
    const isOpen = group !== 'Decisions' || pages.some(({ path }) => sitePath(path) === file)
    const entries = pages.map(entry).join('')
    return `<details${isOpen ? ' open' : ''}><summary>${escaped(group)}</summary><ul>${entries}</ul></details>`
  }
  const storybook = hasStorybook ? `<p><a href="${to('storybook/index.html')}">Storybook</a></p>` : ''
  return `<!doctype html>
<html lang="en" data-top="${to('.') || '.'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Tandem</title>
<link rel="stylesheet" href="${to('assets/site.css')}">
<script src="${to('assets/theme.js')}"></script>
</head>
<body>
<a class="skip" href="#page">Skip to the page</a>
<nav aria-label="Pages">
<p><a class="home" href="${to('index.html')}">Tandem</a> <button type="button" id="theme">Dark</button></p>
<search><label>Search <input type="search" id="search" autocomplete="off" aria-controls="found"></label>
<ul id="found" aria-live="polite" hidden></ul></search>
${storybook}${lists.map(list).join('\n')}
</nav>
<main id="page" tabindex="-1">
${html}</main>
<script src="${to('assets/minisearch.js')}" defer></script>
<script src="${to('assets/sections.js')}" defer></script>
<script src="${to('assets/search.js')}" defer></script>
</body>
</html>
`
}
