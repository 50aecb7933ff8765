import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Experimental: it takes the initials on an avatar, which are hidden from assistive technology, for a label. */
const unsound = 'label-content-name-mismatch'

/** No violation of WCAG 2.2 A and AA that axe can see, and nothing that has to be scrolled sideways. */
export async function expectUsable(page: Page) {
  await page.evaluate(animationsEnd)
  const { violations } = await new AxeBuilder({ page })
    // Describing every element that is right takes longer than finding those that are not.
    .options({ resultTypes: ['violations'] })
    // Otherwise axe puts the results together in one more page, opened each time: what frames need, and nothing else does.
    .setLegacyMode(page.frames().length === 1)
    .withTags(rules)
    .disableRules(unsound)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
  const { needs, has } = await page.evaluate(() => ({
    needs: document.documentElement.scrollWidth,
    has: document.documentElement.clientWidth,
  }))
  expect(needs, 'the page is as wide as the screen').toBeLessThanOrEqual(has)
}

/** Half-faded text has not its contrast yet. What moves for ever, such as a skeleton, is measured as it is. */
async function animationsEnd() {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
  // What was changed just now starts its transitions with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // What ends may start another; one that is cancelled has ended as well.
  for (let found = running(); found.length > 0; found = running())
    await Promise.allSettled(found.map((animation) => animation.finished))
}
