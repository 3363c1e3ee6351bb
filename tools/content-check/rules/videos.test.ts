import { expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { sizeFault, textFault, videos } from './videos.ts';

it('reports a video without captions, with its field', () => {
  const video = { kind: 'video', src: '/media/none.mp4', captions: '/media/none.en.vtt' };
  const page = record('page', 'en/pages/a.yaml', { content: { sections: [{ kind: 'form' }, video] } });
  expect(findingTexts(videos([page]))).toEqual([
    'content.sections[1].captions: the file public/media/none.en.vtt does not exist: a video needs captions in each language',
  ]);
});

it('requires captions to be WebVTT with times', () => {
  expect(textFault('/a.vtt', 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello.\n')).toBeUndefined();
  expect(textFault('/a.vtt', 'WEBVTT\n')).toContain('public/a.vtt is not a valid WebVTT file');
  expect(textFault('/a.vtt', '1\n00:00:01,000 --> 00:00:04,000\nHello.\n')).toContain('must begin with WEBVTT');
});

it('refuses a video above 50 MB, and suggests an export in 720p', () => {
  expect(sizeFault('/a.mp4', 50e6)).toBeUndefined();
  expect(sizeFault('/a.mp4', 50e6 + 1)).toBe('public/a.mp4 is 51 MB, but at most 50 MB are allowed: export it in 720p');
});
