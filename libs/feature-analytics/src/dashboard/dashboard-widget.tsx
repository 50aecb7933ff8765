import { WidgetBoundary } from '@tandem/page-parts'
import type { ReactNode } from 'react'
import { Loaded } from './loaded.tsx'
import { Pending } from './pending.tsx'

interface DashboardWidgetProps {
  failedTitle: string
  /** Shown until the widget's first answer, as high as the widget was last time. */
  placeholder: ReactNode
  /** What the widget asks for: after a failure, another request is tried by itself. */
  request: unknown
  children: ReactNode
}

/** The place of a widget: its placeholder, the widget, or its failure. */
export function DashboardWidget({ failedTitle, placeholder, request, children }: DashboardWidgetProps) {
  return (
    <WidgetBoundary
      failedTitle={failedTitle}
      loading={<Pending>{placeholder}</Pending>}
      resetKey={JSON.stringify(request)}
    >
      <Loaded>{children}</Loaded>
    </WidgetBoundary>
  )
}
