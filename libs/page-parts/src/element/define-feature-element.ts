import type { Feature } from '@tandem/app-frame'
import { css } from '@tandem/design-system/css'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { mountFeatures } from '../mount/mount-features.tsx'
import type { MountedFeatures, MountOptions } from '../mount/mount-features.tsx'

/** The page around it may have another font; a rule of the page for the element replaces this one. */
const ownFont = css({ fontFamily: 'body' })

const attributes = ['feature', 'api', 'base-path', 'sign-in'] as const

/**
 * Defines `<tandem-feature>`, which draws features in a page that has no React. It draws outside of a shadow tree, so
 * the stylesheet of the page applies, but it has our font. One element per page, because the address bar is shared.
 *
 * | attribute   | means                                                                              |
 * | ----------- | ---------------------------------------------------------------------------------- |
 * | `feature`   | the names of the features, with spaces between them: `auth ecommerce`              |
 * | `api`       | scheme and host of the Tandem server; by default the page's own                    |
 * | `base-path` | the path of the page, below which all pages of the features are                    |
 * | `sign-in`   | the page where people sign in at the host, which gets `?next=`; by default Tandem's |
 *
 * @example
 * defineFeatureElement([authFeature, ecommerceFeature])
 */
export function defineFeatureElement(features: readonly Feature[], tag = 'tandem-feature'): void {
  customElements.define(
    tag,
    class extends HTMLElement {
      static observedAttributes = attributes
      #rendered: { root: Root; mounted: MountedFeatures } | null = null

      connectedCallback() {
        this.classList.add(ownFont)
        this.#draw()
      }

      disconnectedCallback() {
        this.#clear()
      }

      attributeChangedCallback(_name: string, before: string | null, now: string | null) {
        if (this.#rendered === null || before === now) return
        this.#clear()
        this.#draw()
      }

      #draw() {
        const mounted = mountFeatures(chosen(features, this.getAttribute('feature')), optionsOf(this))
        const root = createRoot(this)
        root.render(mounted.app)
        this.#rendered = { root, mounted }
      }

      #clear() {
        this.#rendered?.root.unmount()
        this.#rendered?.mounted.unmount()
        this.#rendered = null
      }
    },
  )
}

/** The features with these names, in the order of the attribute. @throws for a name that isn't defined */
function chosen(features: readonly Feature[], names: string | null): Feature[] {
  return (names ?? '')
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => {
      const found = features.find((feature) => feature.name === name)
      if (!found) throw new Error(`<tandem-feature> knows no feature ${name}`)
      return found
    })
}

function optionsOf(element: Element): MountOptions {
  const [api, basePath, signIn] = ['api', 'base-path', 'sign-in'].map((name) => element.getAttribute(name))
  return {
    ...(api && { api }),
    ...(basePath && { basePath }),
    ...(signIn && { session: { signIn: (next) => location.assign(withNext(signIn, next)) } }),
  }
}

function withNext(address: string, next: string): string {
  const url = new URL(address, location.href)
  url.searchParams.set('next', next)
  return url.href
}
