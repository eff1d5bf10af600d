from librt.vecs import append as append
from librt.vecs import extend as extend
from librt.vecs import vec as vec
from mypy_extensions import i64 as i64
