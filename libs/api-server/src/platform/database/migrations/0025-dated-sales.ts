import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The sales of a post have its publishing time too: adding up the sales of a year's posts looked up each
 * post.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table post_sales add column posted_at timestamptz(3)`.execute(db)
  await sql`
    update post_sales s set posted_at = p.posted_at from social_posts p
    where p.team_id = s.team_id and p.id = s.post_id`.execute(db)
  await sql`alter table post_sales alter column posted_at set not null`.execute(db)
  await sql`
    create function date_post_sales() returns trigger language plpgsql set search_path = pg_catalog as $date$
    begin
      select posted_at into new.posted_at from public.social_posts where team_id = new.team_id and id = new.post_id;
      return new;
    end
    $date$`.execute(db)
  await sql`
    create trigger post_sales_dated before insert on post_sales for each row execute function date_post_sales()`.execute(
    db,
  )
  await sql`
    create function move_post_sales() returns trigger language plpgsql set search_path = pg_catalog as $move$
    begin
      update public.post_sales set posted_at = new.posted_at where team_id = new.team_id and post_id = new.id;
      return null;
    end
    $move$`.execute(db)
  await sql`
    create trigger post_sales_moved after update of posted_at on social_posts for each row
    when (old.posted_at is distinct from new.posted_at) execute function move_post_sales()`.execute(db)
}
