import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * An experimental rule: it treats the initials on an avatar, which are hidden from assistive technology, as a
 * label.
 */
const unsound = 'label-content-name-mismatch'

/** Expects no violation of WCAG 2.2 A and AA that axe can detect, and nothing that scrolls sideways. */
export async function expectUsable(page: Page) {
  // Figures of the filters before are dim until the new ones arrive.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(animationsEnd)
  const { violations } = await new AxeBuilder({ page })
    // Describing every element that passes takes longer than finding those that don't.
    .options({ resultTypes: ['violations'] })
    // By default axe merges results in an extra page, which only pages with frames need.
    .setLegacyMode(page.frames().length === 1)
    .withTags(rules)
    .disableRules(unsound)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
  await expectFits(page)
}

/** Expects nothing that scrolls sideways. */
export async function expectFits(page: Page) {
  await page.evaluate(animationsEnd)
  const { needs, has } = await page.evaluate(() => ({
    needs: document.documentElement.scrollWidth,
    has: document.documentElement.clientWidth,
  }))
  expect(needs, 'the page is as wide as the screen').toBeLessThanOrEqual(has)
}

/**
 * Half-faded text doesn't have its final contrast. What never ends is measured as it is: the animation of a skeleton,
 * and of a row that fades as it scrolls.
 */
async function animationsEnd() {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
  // Transitions of a recent change start with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // An animation that ends may start another; a cancelled one has ended as well.
  for (let found = running(); found.length > 0; found = running())
    await Promise.allSettled(found.map((animation) => animation.finished))
}
