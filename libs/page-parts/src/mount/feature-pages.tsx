import type { Feature } from '@tandem/app-frame'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { mountFeatures } from './mount-features.tsx'
import type { MountOptions } from './mount-features.tsx'

interface FeaturePagesProps extends MountOptions {
  features: readonly Feature[]
  /** Rendered on the server, and in the browser until the first page is there. */
  loading?: ReactNode
}

/**
 * The app of `mountFeatures` inside a page that a server renders: the server and the first render in the browser show
 * `loading`, then the pages replace it. The props are read once.
 */
export function FeaturePages({ features, loading, ...options }: FeaturePagesProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  // One app, however often the page is rendered.
  const [first] = useState({ features, options })
  useEffect(() => {
    let free = () => {}
    // In a task of its own, because a root can't be freed while React renders. Tasks keep their order, so an app that
    // leaves is freed before the next one is mounted.
    const start = setTimeout(() => {
      const { app, router, unmount } = mountFeatures(first.features, first.options)
      // A root of its own, because the page may be inside a router already.
      const root = createRoot(place.current!)
      root.render(app)
      setReady(router.state.initialized)
      router.subscribe(({ initialized }) => setReady(initialized))
      free = () => {
        root.unmount()
        unmount()
      }
    })
    return () => {
      clearTimeout(start)
      setTimeout(() => free())
    }
  }, [first])
  return (
    <>
      {isReady ? null : loading}
      <div ref={place} />
    </>
  )
}
