import type { TextPairs } from '@tandem/api-contract'

/** What the read-me of an archive says, in Turkish. */
export const archiveInTurkish: TextPairs = [
  ['Everything that the team {{0}} has in Tandem', '{{0}} takımının Tandem’deki tüm verileri'],
  [
    'Made at {{0}}. Work went on meanwhile: what changed may stand in one file and not in another.',
    'Oluşturulma zamanı: {{0}}. Bu sırada çalışma sürdü: bir değişiklik bir dosyada bulunup başka bir dosyada bulunmayabilir.',
  ],
  [
    'Each kind of thing is there twice, with the same rows and columns:',
    'Her tür veri iki biçimdedir; satırları ve sütunları aynıdır:',
  ],
  [
    'JSON Lines: one object a line, so that a file of any size can be read line by line.',
    'JSON Lines: her satırda bir nesne; böylece her boyuttaki dosya satır satır okunabilir.',
  ],
  [
    'with a header, separated by commas, in UTF-8: opens in any spreadsheet.',
    'başlık satırlı, virgülle ayrılmış, UTF-8: her hesap tablosu programında açılır.',
  ],
  [
    'definitions.csv says what each metric of Tandem means.',
    'definitions.csv, Tandem’deki her metriğin anlamını verir.',
  ],
  [
    'pictures/ holds the pictures of people, each named by the id of its person.',
    'pictures/ klasöründe kişilerin fotoğrafları vardır; her birinin adı, kişinin kimliğidir (id).',
  ],
  [
    'Columns that end in _id name a row of another file by its id: store_id is id in stores.',
    '_id ile biten sütunlar başka bir dosyanın satırını gösterir: store_id, stores dosyasındaki id’dir.',
  ],
  [
    'Columns have the same names in every language, so that programs can read them.',
    'Programlar okuyabilsin diye sütun adları her dilde aynıdır.',
  ],
  ['Moments are in UTC ({{0}}).', 'Zamanlar UTC’dir ({{0}}).'],
  [
    'Days are those of the time zone of the team, {{0}}; in account-days and online-followers those of the network.',
    'Günler takımın saat dilimine göredir ({{0}}); account-days ve online-followers dosyalarında ağın günleridir.',
  ],
  [
    'Amounts: in json/ whole numbers of the smallest unit of their currency (1250 are 12.50 GBP), in csv/ decimals.',
    'Tutarlar: json/ içinde para biriminin en küçük biriminde tam sayı (1250, 12.50 GBP’dir), csv/ içinde ondalık sayı.',
  ],
  [
    'In csv/ an apostrophe stands before texts that a spreadsheet would take for a formula.',
    'csv/ içinde, hesap tablosunun formül sanacağı metinlerin başına kesme işareti konur.',
  ],
  [
    'Not in here: keys, passwords and access of any kind, and what people keep for themselves (private notes and filters, favourites, preferences).',
    'Burada olmayanlar: anahtarlar, parolalar ve her türlü erişim bilgisi ile kişilerin kendilerine sakladıkları (özel notlar ve filtreler, favoriler, tercihler).',
  ],
  ['Files, with how many rows each has:', 'Dosyalar ve satır sayıları:'],
  ['The stores that are or were connected.', 'Bağlı olan veya bağlanmış mağazalar.'],
  [
    'The statuses that orders of a store have had, and whether they count as sales.',
    'Bir mağazanın siparişlerinde görülen durumlar ve satış sayılıp sayılmadıkları.',
  ],
  ['Each time that a store was read.', 'Bir mağazanın her senkronizasyonu.'],
  ['Rows of the stores that could not be read, and why.', 'Mağazaların okunamayan satırları ve nedenleri.'],
  [
    'What stores asked about the personal data of their customers, and when it was carried out.',
    'Mağazaların, müşterilerinin kişisel verileriyle ilgili talepleri ve yerine getirilme zamanları.',
  ],
  ['Collections of products, as the store has them.', 'Mağazadaki hâliyle ürün koleksiyonları.'],
  ['The products of the stores.', 'Mağazaların ürünleri.'],
  [
    'What a unit of a product, or of one of its variations, costs, as the shop said last.',
    'Bir ürünün veya varyantının, mağazanın son bildirdiği birim maliyeti.',
  ],
  ['Which product is in which collection.', 'Hangi ürünün hangi koleksiyonda olduğu.'],
  [
    'Who bought in the stores or has an account there.',
    'Mağazalardan alışveriş yapan veya orada hesabı olan kişiler.',
  ],
  [
    'By which other keys of the store a customer is known, and which customers were merged into them.',
    'Bir müşterinin mağazadaki diğer anahtarları ve onunla birleştirilen müşteriler.',
  ],
  [
    'What a store sold and gave back on a day of the team, per currency.',
    'Bir mağazanın, takımın bir gününde para birimine göre satışları ve iadeleri.',
  ],
  [
    'The sales of a store by the hour they were placed in, in the time zone of the team.',
    'Bir mağazanın satışları; takımın saat dilimine göre, siparişin verildiği saatle.',
  ],
  [
    'Past months whose figures came out differently when a store was counted again.',
    'Bir mağaza yeniden sayıldığında rakamları değişen geçmiş aylar.',
  ],
  [
    'Orders of every status by the day they were placed.',
    'Her durumdaki siparişler; verildikleri güne göre.',
  ],
  [
    'What a customer spent less what was given back, per currency.',
    'Bir müşterinin para birimine göre harcaması; iadeler düşülür.',
  ],
  [
    'What a product brought in less what came back, per currency.',
    'Bir ürünün para birimine göre getirisi; iadeler düşülür.',
  ],
  [
    'The orders of the stores; what was ordered is in order-lines.',
    'Mağazaların siparişleri; neyin sipariş edildiği order-lines dosyasındadır.',
  ],
  ['The lines of orders.', 'Siparişlerin kalemleri.'],
  ['The discount codes that orders were placed with.', 'Siparişlerde kullanılan indirim kodları.'],
  ['What was paid back of orders.', 'Siparişlerden iade edilen tutarlar.'],
  ['The lines of refunds.', 'İadelerin kalemleri.'],
  ['The team.', 'Takım.'],
  [
    'Everybody of the team, with those who are invited, deactivated or archived.',
    'Takımdaki herkes; davet edilmiş, devre dışı bırakılmış veya arşivlenmiş olanlarla birlikte.',
  ],
  [
    'Notes that the team sees; private ones are their writers’ alone.',
    'Takımın gördüğü notlar; özel notlar yalnızca yazanlarındır.',
  ],
  ['Filters that the team sees.', 'Takımın gördüğü filtreler.'],
  ['Who did what, when, from where.', 'Kimin, neyi, ne zaman ve nereden yaptığı.'],
  [
    'Accounts of social networks, the team’s own and those that it tracks.',
    'Takımın kendi sosyal ağ hesapları ve takip ettikleri.',
  ],
  ['Collections of accounts.', 'Hesap koleksiyonları.'],
  ['Which account is in which collection.', 'Hangi hesabın hangi koleksiyonda olduğu.'],
  ['Each time that an account was read.', 'Bir hesabın her senkronizasyonu.'],
  [
    'What an account gathered on a day, as the network cuts days.',
    'Bir hesabın bir gündeki rakamları; günler ağın günleridir.',
  ],
  [
    'Followers and posts of an account, at the last reading of a day.',
    'Bir hesabın, günün son senkronizasyonundaki takipçi ve gönderi sayısı.',
  ],
  ['How many followers were online in an hour.', 'Bir saatte çevrimiçi olan takipçi sayısı.'],
  ['Who an audience was on a day.', 'Bir gündeki kitlenin kimlerden oluştuğu.'],
  [
    'Posts, reels and stories, with their latest figures.',
    'Son rakamlarıyla gönderiler, reels videoları ve hikâyeler.',
  ],
  [
    'How a post stood at the last reading of a day.',
    'Bir gönderinin, günün son senkronizasyonundaki rakamları.',
  ],
  ['Which product a post leads to.', 'Bir gönderinin hangi ürüne yönlendirdiği.'],
  ['Discount codes that the team gave a post.', 'Takımın bir gönderiye verdiği indirim kodları.'],
  [
    'Short links of posts, which lead to a product at the shop.',
    'Gönderilerin, mağazadaki bir ürüne yönlendiren kısa bağlantıları.',
  ],
  ['How often a short link was opened on a day.', 'Bir kısa bağlantının bir günde kaç kez açıldığı.'],
  ['What a post sold in all, per currency.', 'Bir gönderinin para birimine göre toplam satışı.'],
  [
    'Orders that count for a post: one that they name, or several that they could belong to.',
    'Bir gönderi için sayılan siparişler: belirttikleri gönderi veya ait olabilecekleri birkaç gönderi.',
  ],
  [
    'What a post added to the sales of its products, as it was estimated last; of several posts together where they share it.',
    'Bir gönderinin, ürünlerinin satışına son tahmine göre kattığı adet; birkaç gönderi paylaşıyorsa birlikte.',
  ],
]
