import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Archive,
  ArchiveRestore,
  ArrowDownRight,
  ArrowUpRight,
  Bookmark,
  Calendar,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock,
  CloudAlert,
  Columns3,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FolderPlus,
  GripVertical,
  Info,
  Link2,
  ListFilter,
  Lock,
  MessageSquareText,
  Minus,
  NotebookPen,
  Package,
  Pencil,
  Plug,
  Plus,
  RefreshCw,
  Search,
  SearchX,
  Settings,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  Table2,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserPlus,
  UserRound,
  X,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { css } from '@tandem/design-system/css'
import { Grid } from '../layout/grid.tsx'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'
import { Section, Specimen } from './example-specimen.tsx'

const meta = { title: 'Icons' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Each meaning has one icon everywhere. Names are Lucide's. */
const groups: Record<string, Record<string, [LucideIcon, string]>> = {
  'What one does': {
    Plus: [Plus, 'add, connect'],
    Pencil: [Pencil, 'edit, rename'],
    Trash2: [Trash2, 'delete for good'],
    Archive: [Archive, 'put away'],
    ArchiveRestore: [ArchiveRestore, 'bring back'],
    Undo2: [Undo2, 'take back; refunded'],
    RefreshCw: [RefreshCw, 'sync, try again'],
    Download: [Download, 'export'],
    Upload: [Upload, 'choose a file'],
    Copy: [Copy, 'copy'],
    Link2: [Link2, 'link to'],
    ExternalLink: [ExternalLink, 'leads out of Tandem'],
    UserPlus: [UserPlus, 'invite'],
    Star: [Star, 'favourite'],
    FolderPlus: [FolderPlus, 'new group, collection'],
    NotebookPen: [NotebookPen, 'note'],
    X: [X, 'close, clear'],
  },
  'Lists and charts': {
    Search: [Search, 'search'],
    ListFilter: [ListFilter, 'a saved rule'],
    SlidersHorizontal: [SlidersHorizontal, 'filters'],
    Columns3: [Columns3, 'columns'],
    Bookmark: [Bookmark, 'saved'],
    Table2: [Table2, 'show as table'],
    Calendar: [Calendar, 'dates'],
    Ellipsis: [Ellipsis, 'more to do'],
    GripVertical: [GripVertical, 'drag'],
    ChevronDown: [ChevronDown, 'opens below'],
    ChevronRight: [ChevronRight, 'leads on'],
    ChevronsUpDown: [ChevronsUpDown, 'choose one'],
    ArrowUpRight: [ArrowUpRight, 'more than before'],
    ArrowDownRight: [ArrowDownRight, 'less than before'],
    Check: [Check, 'chosen'],
    Minus: [Minus, 'partly chosen'],
  },
  'How things stand': {
    CircleCheck: [CircleCheck, 'done, connected'],
    Clock: [Clock, 'waiting'],
    CircleDashed: [CircleDashed, 'not yet'],
    CircleSlash: [CircleSlash, 'off, cancelled'],
    CircleAlert: [CircleAlert, 'failed'],
    TriangleAlert: [TriangleAlert, 'take care'],
    Info: [Info, 'to know'],
    CloudAlert: [CloudAlert, 'could not be loaded'],
    SearchX: [SearchX, 'nothing found'],
    Lock: [Lock, 'no permission'],
    Eye: [Eye, 'shown'],
    EyeOff: [EyeOff, 'hidden'],
  },
  'What there is': {
    ShoppingBag: [ShoppingBag, 'store'],
    Package: [Package, 'product'],
    UserRound: [UserRound, 'person, customer'],
    Plug: [Plug, 'integration'],
    MessageSquareText: [MessageSquareText, 'notes'],
    Settings: [Settings, 'settings'],
  },
}

const box = css({ display: 'flex', alignItems: 'center', height: '10', '& svg': { width: '5', height: '5' } })

/** The product's icons and what each one means. All are Lucide's. */
export const InUse: Story = {
  render: () => (
    <Stack gap="8">
      {Object.entries(groups).map(([title, icons]) => (
        <Section key={title} title={title}>
          <Grid columns={4} gap="3">
            {Object.entries(icons).map(([name, [Icon, meaning]]) => (
              <Specimen key={name} name={name} note={meaning}>
                <span className={box}>
                  <Icon aria-hidden />
                </span>
              </Specimen>
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  ),
}

const sizes = {
  '12 px, in badges and beside figures, drawn a little stronger': css({
    width: '3',
    height: '3',
    strokeWidth: '2.25',
  }),
  '16 px, in buttons, menus and fields': css({ width: '4', height: '4' }),
  '20 px, on their own': css({ width: '5', height: '5' }),
}

/** An icon's size depends on its place; a component sizes its own. */
export const Sizes: Story = {
  render: () => (
    <Stack gap="3">
      {Object.entries(sizes).map(([name, className]) => (
        <Inline key={name} gap="3">
          <RefreshCw aria-hidden className={className} />
          <Text as="span" size="sm">
            {name}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
}
