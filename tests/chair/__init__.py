"""Tests of the chair for language models."""
