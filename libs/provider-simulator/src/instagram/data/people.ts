/** A Facebook Page that a person has a role on. */
export interface FacebookPage {
  id: string
  name: string
  category: string
  /** The username of the professional account linked to it. */
  account?: string
  /** Set when it belongs to a business portfolio: it is then listed only with `business_management`. */
  portfolio?: { id: string; name: string }
  /** What the person may do there. */
  tasks?: readonly string[]
  /** On the consent page the account is ticked and its Page isn't, until the person ticks it. */
  usuallyLeftOut?: boolean
}

/** A person with a Facebook account. */
export interface FacebookPerson {
  /** The name by which tests and forms refer to the person. */
  key: string
  id: string
  name: string
  pages: readonly FacebookPage[]
}

const home = 'Home decor'
const lindenPage: FacebookPage = {
  id: '104728301994651',
  name: 'Linden & Oak',
  category: home,
  account: 'linden.and.oak',
}

/** One person for each way in which connecting can go. */
export const instagramPeople: readonly FacebookPerson[] = [
  { key: 'elif', id: '10231558640027713', name: 'Elif Yıldız', pages: [lindenPage] },
  {
    key: 'marco',
    id: '10229917345508621',
    name: 'Marco Bianchi',
    pages: [
      { id: '108813427750329', name: 'Oak Workshop', category: 'Furniture store', account: 'oak.workshop' },
      { id: '110945570316847', name: 'Linden Home', category: home, account: 'linden.home' },
      { id: '113260984417503', name: 'Studio Kumru', category: 'Art studio', account: 'studio.kumru' },
      { id: '115507711846260', name: 'Bianchi Family Trips', category: 'Personal blog' },
    ],
  },
  { key: 'nora', id: '10227704419836655', name: 'Nora Haas', pages: [] },
  {
    key: 'jonas',
    id: '10233190058742107',
    name: 'Jonas Weber',
    pages: [{ id: '117734950238811', name: 'Weber Garden Club', category: 'Community' }],
  },
  {
    key: 'aylin',
    id: '10226611847730935',
    name: 'Aylin Demir',
    pages: [
      {
        id: '119902348817725',
        name: 'Atelier Lale',
        category: 'Textile company',
        account: 'atelier.lale',
        portfolio: { id: '884120557913340', name: 'Lale Group' },
      },
    ],
  },
  {
    key: 'tom',
    id: '10230846627715389',
    name: 'Tom Okafor',
    pages: [
      {
        id: '122158834409716',
        name: 'Bosphorus Ceramics',
        category: 'Arts and crafts store',
        account: 'bosphorus.ceramics',
        usuallyLeftOut: true,
      },
    ],
  },
  {
    key: 'sofia',
    id: '10228435571190267',
    name: 'Sofia Rossi',
    pages: [{ ...lindenPage, tasks: ['ANALYZE'] }],
  },
]
