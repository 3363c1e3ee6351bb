import { describe, expect, it } from 'vitest';
import { picture } from './image.ts';

const alt = 'Two people at a table with drawings.';

describe('a picture', () => {
  it.each([
    { src: 'scene:services/devops#why', alt },
    { src: 'scene:industries/healthcare#wide-night', alt },
    { src: '/media/team.jpg', alt, width: 1200, height: 800 },
    { file: 'team.jpg', alt },
    { file: 'offices/front-door.avif', alt, focus: { x: 30, y: 100 } },
  ])('may be %j', (value) => {
    expect(picture.safeParse(value).success).toBe(true);
  });

  it.each([
    { src: 'scene:industries/healthcare#wide-', alt },
    { src: '/media/team.jpg', alt },
    { src: '/media/team.jpg', alt, width: 1200 },
    { src: 'https://elsewhere.example/team.jpg', alt, width: 1200, height: 800 },
    { file: 'team.jpg' },
    { file: 'Team.jpg', alt },
    { file: '../team.jpg', alt },
    { file: 'team.svg', alt },
    { file: 'team.jpg', src: 'scene:home', alt },
    { file: 'team.jpg', alt, focus: { x: 30, y: 101 } },
  ])('is refused as %j', (value) => {
    expect(picture.safeParse(value).success).toBe(false);
  });
});
