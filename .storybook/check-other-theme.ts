import axe from 'axe-core'
import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TestContext {
    /** The story that a test has shown, which stays until the next one; see @storybook/addon-vitest. */
    story?: { id: string; parameters: { layout?: string; a11y?: { context?: { exclude?: string[] } } } }
  }
}

/** The rules whose result depends on the theme; all others are the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Without this, colours would be read during the transition to the other theme. */
const still = document.createElement('style')
still.textContent = '*, *::before, *::after { transition: none !important; }'

/** Checks whether the final state of a story is also readable in the other theme. */
async function checkOtherTheme(exclude: string[] = []) {
  const root = document.documentElement
  const theme = root.dataset.theme ?? 'light'
  const other = theme === 'dark' ? 'light' : 'dark'
  document.head.append(still)
  root.dataset.theme = other
  const { violations } = await axe
    .run({ include: document.body, exclude }, { runOnly: rulesOfColour, resultTypes: ['violations'] })
    .finally(() => {
      root.dataset.theme = theme
      // Reads a colour, so that the colours have changed back before transitions are on again.
      void getComputedStyle(root).color
      still.remove()
    })
  if (violations.length === 0) return
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}\n${html}\n${failureSummary ?? ''}`),
  )
  throw new Error(`In the ${other} theme:\n${found.join('\n')}`)
}

afterEach(async ({ story, task }) => {
  // Drops axe's full result: 80 kB for each story, which only Storybook's own pages use when the run was
  // started there.
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete (task.meta as { reports?: unknown }).reports
  if (story === undefined || task.result?.state === 'fail') return
  await checkOtherTheme(story.parameters.a11y?.context?.exclude)
})
