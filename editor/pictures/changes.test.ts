import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDrafts, type Drafts } from '../git/drafts.ts';
import { gitIn } from '../publishing/fixture.ts';
import { createSave, type SavedFile } from '../save.ts';

const author = { name: 'Mona', email: 'mona@example.com' };
const WALL = 'content/media/wall.jpg';
const CARD = 'content/media/card.jpg';
const ROLE = 'content/en/careers/one.md';
const PAGE = 'content/ar/pages/home.yaml';

let root: string;
let drafts: Drafts;
let save: (...files: SavedFile[]) => Promise<void>;

/** No two of its bytes are alike after another encoding. */
const picture = (mean: number) =>
  sharp({
    create: { width: 90, height: 60, channels: 3, background: '#888', noise: { type: 'gaussian', mean, sigma: 30 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const repository = path.join(root, 'repository');
  const files = [
    [WALL, await picture(100)],
    [CARD, await picture(120)],
    [ROLE, "---\ntitle: 'A role'\nimg: { file: wall.jpg, alt: A wall that is green. }\n---\n\nText on wall.jpg.\n"],
    [PAGE, 'content:\n  metaData:\n    card: { image: card.jpg }\n'],
  ] as const;
  for (const [file, held] of files) {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), held);
  }
  gitIn(repository, 'init', '--quiet', '--initial-branch', 'main');
  gitIn(repository, 'add', '--all');
  gitIn(repository, 'commit', '--quiet', '--message', 'Content');
  drafts = await openDrafts(repository, path.join(root, 'drafts'), 'main');
  const checker = { newFindings: () => Promise.resolve([]), stop: () => Promise.resolve() };
  const run = createSave({ drafts, checker });
  save = (...saved) => run({ files: saved, message: 'Change it', author });
});
afterEach(() => rmSync(root, { recursive: true }));

const shaOf = async (file: string) => (await drafts.files()).find((entry) => entry.path === file)?.sha ?? '';
const deleted = async (file: string): Promise<SavedFile> => ({
  operation: 'delete',
  path: file,
  sha: await shaOf(file),
});

it('replaces another picture without its hash, which the library does not send', async () => {
  const bytes = await picture(200);
  await save({ operation: 'update', path: WALL, bytes });
  const { channels } = await sharp(await drafts.bytes(WALL)).stats();
  expect(channels[0]?.mean).toBeGreaterThan(150);
});

it('keeps its bytes when it is renamed', async () => {
  const before = await drafts.bytes(WALL);
  await save({ operation: 'update', path: 'content/media/a-wall.jpeg', from: WALL, sha: await shaOf(WALL) });
  expect(await drafts.bytes('content/media/a-wall.jpeg')).toEqual(before);
  expect(await drafts.bytes(WALL)).toBeUndefined();
});

it.each([
  ['the name of another', CARD, 409, 'a picture with the name card.jpg already exists'],
  [
    'the name of another format',
    'content/media/wall.png',
    422,
    'contains a picture in the format JPEG. Change the end of its name to .jpg.',
  ],
  ['a name with capitals', 'content/media/Wall.jpg', 422, 'is not a valid file name'],
])('is refused %s', async (_, to, status, message) => {
  const moved = save({ operation: 'update', path: to, from: WALL, sha: await shaOf(WALL) });
  await expect(moved).rejects.toMatchObject({ status, message: expect.stringContaining(message) as string });
  expect(await drafts.bytes(WALL)).toBeDefined();
});

it('leaves all files unchanged when a deletion or a new picture names another file as its earlier path', async () => {
  const outside = path.join(root, 'outside.jpg');
  writeFileSync(outside, await picture(100));
  // Below the folder of photographs only by the start of its text.
  const target = 'content/media/../../../outside.jpg';
  const sha = await shaOf(WALL);
  for (const file of [
    { operation: 'delete', path: target, from: WALL, sha },
    { operation: 'create', path: 'content/media/copy.jpg', from: '../outside.jpg' },
    { operation: 'create', path: 'content/media/copy.jpg', from: WALL },
  ] as const)
    await expect(save(file)).rejects.toMatchObject({ status: 422 });
  expect(existsSync(outside)).toBe(true);
  expect((await drafts.files()).map((file) => file.path)).toEqual([PAGE, ROLE, CARD, WALL]);
});

it('is not changed by an editor who has not seen the newest version, nor restored by a replacement after it was deleted', async () => {
  const message = expect.stringContaining('somebody else has changed or deleted') as string;
  const old = await shaOf(WALL);
  await save({ operation: 'update', path: WALL, bytes: await picture(200) });
  const late = { operation: 'delete', path: WALL, sha: old } as const;
  await expect(save(late)).rejects.toMatchObject({ status: 409, message });
  const none = save({ operation: 'update', path: 'content/media/none.jpg', bytes: await picture(9) });
  await expect(none).rejects.toMatchObject({ status: 409, message });
});

it('cannot be deleted while pages show it, even when the save removes its name, and the refusal names the pages', async () => {
  await expect(save(await deleted(WALL))).rejects.toMatchObject({
    status: 422,
    message:
      'Not deleted: the picture is used on these pages. Remove it there first.\nA role (English) — Picture › File: wall.jpg',
  });
  const nameless: SavedFile = {
    operation: 'update',
    path: PAGE,
    text: `_base: '${await shaOf(PAGE)}'\ncontent:\n  metaData:\n    card: {}\n`,
    sha: await shaOf(PAGE),
  };
  await expect(save(await deleted(CARD), nameless)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('Home (Arabic) — ') as string,
  });
  expect(await drafts.bytes(CARD)).toBeDefined();
  expect(await drafts.read(PAGE)).toContain('card.jpg');
});

it('cannot be deleted while a record that is invalid after a change by hand names it', async () => {
  const broken = 'content/en/careers/broken.md';
  await drafts.commit([{ path: broken, text: '---\nimg: { file: wall.jpg\n---\n' }], 'By hand', author);
  await save(await deleted(ROLE));
  await expect(save(await deleted(WALL))).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(`has made ${broken} invalid`) as string,
  });
  expect(await drafts.bytes(WALL)).toBeDefined();
});

it('can be deleted when no page shows it, or together with its page', async () => {
  await save(await deleted(WALL), await deleted(ROLE));
  expect(await drafts.bytes(WALL)).toBeUndefined();
  await save({ operation: 'create', path: WALL, bytes: await picture(50) });
  await save(await deleted(WALL));
  expect((await drafts.files()).map((file) => file.path)).toEqual([PAGE, CARD]);
});
