import { describe, expect, test } from 'vitest'
import { namesIn, notIncluded, pagesFor } from './story-search.ts'

/** What designers type into the search of Storybook, by the page that it leads to. */
const searched: Record<string, string> = {
  Avatar: 'avatar, profile picture',
  Badge: 'badge, pill, tag, chip, status, label',
  Banner: 'alert, callout, message',
  'Bar chart': 'column chart, histogram',
  'Bulk bar': 'batch actions',
  Card: 'panel, tile',
  Checkbox: 'checkbox, tick box',
  'Data table': 'table, list, data grid, grid',
  'Date range': 'date picker, calendar, date field',
  Dialog: 'modal, popup, lightbox',
  'Distribution bars': 'pie, donut',
  Divider: 'separator, rule',
  'Empty state': 'blank slate, no results',
  Field: 'form control, helper text',
  Filter: 'chip, facet',
  'Heat map': 'heatmap',
  Kbd: 'kbd, shortcut',
  'KPI strip': 'metrics, stats, scorecard',
  Layout: 'stack, inline, grid, flex, button group',
  Link: 'anchor',
  'Media thumb': 'thumbnail, image',
  Menu: 'dropdown, context menu, kebab',
  'Not included, and why':
    'accordion, app bar, avatar group, breadcrumbs, carousel, coach mark, code field, collapse, colour picker, combobox, date field, disclosure, dropzone, expander, file upload, floating action button, footer, funnel, gauge, map, navbar, navigation, number input, pin input, radar, rating, rich text editor, scatter, sidebar, slider, slideshow, split button, stepper, time picker, timeline, tour, tree, upload, wizard',
  'Option cards': 'radio, choice',
  Pagination: 'pagination, pager',
  'Password field': 'password',
  'Picture cropper': 'image crop',
  Popover: 'popover, popper, hovercard, flyout',
  'Progress bar': 'progress, meter, loading bar',
  'Scroll region': 'scroll area, overflow',
  Search: 'command palette',
  'Search field': 'search box',
  Select: 'select, combobox, autocomplete, typeahead, dropdown, listbox',
  Sheet: 'drawer, side panel, off-canvas',
  Skeleton: 'skeleton, placeholder',
  Spinner: 'spinner, loader',
  'Star button': 'favourite, bookmark',
  Switch: 'toggle, switch',
  Tabs: 'tabs, segmented control',
  'Tags field': 'chips, tokens',
  Text: 'heading, typography',
  'Text area': 'textarea, multiline',
  'Text field': 'input, textbox, number input',
  Toast: 'snackbar, notification, toast',
  Tooltip: 'hint, infotip',
  'Virtual grid': 'feed, gallery, virtual list',
  'Visually hidden': 'sr-only',
}

describe.each(Object.entries(searched))('%s', (page, names) => {
  test.each(names.split(', '))('is found as %s', (name) => {
    expect(pagesFor(name)).toContain(page)
  })
})

test('every heading of the page of missing components is among the names that lead to it', () => {
  const headings = [...notIncluded.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  const names = headings.filter((heading) => heading !== 'How to ask for one').flatMap(namesIn)
  expect(names.filter((name) => !pagesFor(name).includes('Not included, and why'))).toEqual([])
})

test('every missing component is declined, or is part of another, with a reason', () => {
  const sections = notIncluded.split(/^## /m).slice(1, -1)
  const withoutReason = sections.filter(
    (section) => !/^.+\n\n\*\*(Declined|Part of .+)\.\*\* .{60,}/.test(section),
  )
  expect(withoutReason).toEqual([])
})
