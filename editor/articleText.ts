/** For tests: the text of an article. */
import { TOPICS } from '../src/content/schema/topics.ts';

/** A valid record of an article with this title and body. `more` are further lines of its fields, each with its end of line. */
export const articleText = (title: string, body: string, more = ''): string => `---
title: ${title}
description: What the article is about.
date: 2026-01-05
role: Engineer
tags: [${TOPICS[0]}]
services: [devops/ci-cd]
${more}---

${body}
`;
