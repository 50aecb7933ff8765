import { addressFrom, escaped, sitePath, storybookFile } from './render-page.ts'

interface PageList {
  group: string
  pages: { path: string; title: string }[]
}

/** Long lists, which are closed unless the page is one of theirs. */
const closedGroups = ['Components', 'Decisions']

interface FramedPage {
  /** Its file in the site. */
  file: string
  title: string
  html: string
  /** The headings of its parts, with their anchors. */
  parts?: { anchor: string; heading: string }[]
  lists: PageList[]
  hasStorybook: boolean
  /** The address that links start from, for a page that is served at any address. */
  base?: string
}

/** The whole HTML of a page: search and list of pages, then the page. Works from a folder, without a server. */
export function framedPage({ file, title, html, parts = [], lists, hasStorybook, base }: FramedPage): string {
  const to = (path: string) => escaped(addressFrom(file, path))
  const entry = (page: PageList['pages'][number]) => {
    const target = sitePath(page.path)
    const current = target === file ? ' aria-current="page"' : ''
    return `<li><a href="${to(target)}"${current}>${escaped(page.title.replace('@tandem/', ''))}</a></li>`
  }
  const list = ({ group, pages }: PageList) => {
    const isOpen = !closedGroups.includes(group) || pages.some(({ path }) => sitePath(path) === file)
    const entries = pages.map(entry).join('')
    return `<details${isOpen ? ' open' : ''}><summary>${escaped(group)}</summary><ul>${entries}</ul></details>`
  }
  const part = ({ anchor, heading }: { anchor: string; heading: string }) =>
    `<li><a href="#${anchor}">${escaped(heading)}</a></li>`
  const storybook = hasStorybook ? `<a href="${to(storybookFile)}">Storybook</a>` : ''
  return `<!doctype html>
<html lang="en" data-top="${to('.') || '.'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${base === undefined ? '' : `<base href="${escaped(base)}">`}
<title>${title === 'Tandem' ? title : `${escaped(title)} · Tandem`}</title>
<link rel="icon" href="${to('assets/favicon.svg')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
<script src="${to('assets/theme.js')}"></script>
</head>
<body>
<a class="skip" href="${base === undefined ? '' : file}#page">Skip to the page</a>
<header>
<button type="button" class="menu" popovertarget="pages">Pages</button>
<a class="home" href="${to('index.html')}"><img src="${to('assets/logo-mark.svg')}" alt="" width="24" height="24">Tandem</a>
<search>
<input type="search" id="search" autocomplete="off" aria-label="Search" placeholder="Search" aria-keyshortcuts="/">
<kbd aria-hidden="true">/</kbd>
<div id="results" hidden><p id="count" role="status"></p><ul id="found"></ul></div>
</search>
${storybook}
<button type="button" id="theme">Dark</button>
</header>
<nav id="pages" popover aria-label="Pages">
${lists.map(list).join('\n')}
</nav>
<main id="page" tabindex="-1">
${html}</main>
${parts.length < 2 ? '' : `<aside><nav aria-label="On this page"><p>On this page</p><ul>${parts.map(part).join('')}</ul></nav></aside>`}
<script src="${to('assets/minisearch.js')}" defer></script>
<script src="${to('assets/sections.js')}" defer></script>
<script src="${to('assets/search.js')}" defer></script>
<script src="${to('assets/page.js')}" defer></script>
</body>
</html>
`
}
