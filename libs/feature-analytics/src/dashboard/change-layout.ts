import type { DashboardLayout, PlacedWidget, WidgetId } from './dashboard-layout.ts'

/** The layout with one widget moved to another's place; those between move up or down. */
export function withMoved(layout: DashboardLayout, id: WidgetId, over: WidgetId): DashboardLayout {
  const ids = layout.map((widget) => widget.id)
  const moved = layout.find((widget) => widget.id === id)
  if (moved === undefined || id === over) return layout
  return layout.filter((widget) => widget !== moved).toSpliced(ids.indexOf(over), 0, moved)
}

/** The layout with one widget changed. */
export const withChanged = (
  layout: DashboardLayout,
  id: WidgetId,
  change: Partial<Omit<PlacedWidget, 'id'>>,
): DashboardLayout => layout.map((widget) => (widget.id === id ? { ...widget, ...change } : widget))
